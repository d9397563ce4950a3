/** The server's texts about dealers' FTP servers. */
export const ftpExportEn = {
  ftp_not_a_host: 'Only the name of the server, such as ftp.example.com',
  ftp_password_again:
    'Enter the password again: it is not sent to another server or port than it was entered for, nor without encryption',
  unknown_name_field:
    'Only these fields are known: {vin}, {vin7}, {name}, {car}, {id}, {angle}, {number}, {number:4}, {date}',
  ftp_works: 'The connection works: a small file was written, read back and removed.',
  ftp_name_not_found: 'No server has this name. Check the host for typing errors.',
  ftp_private_network: 'This server lies in a private network and cannot be reached from here.',
  ftp_port_not_allowed:
    'This port belongs to another service. FTP uses 21, FTPS 990 or a port from 1024 on.',
  ftp_refused:
    'The server refuses the connection. Check host and port, and whether its FTP service runs.',
  ftp_unreachable: 'There is no way to this server. Check the host, and whether it is online.',
  ftp_timeout:
    'The server did not answer in time. Check host and port; a firewall may hold the connection back.',
  ftp_no_tls:
    'The server does not speak this kind of encryption. Try another one, or another port.',
  ftp_tls_required: 'The server demands encryption. Choose FTPS.',
  ftp_certificate:
    'The certificate of the server is not valid for this name, has expired or was issued by nobody we know. Ask who runs the server to renew it.',
  ftp_wrong_password: 'The server does not accept user and password.',
  ftp_no_directory:
    'There is no such directory on the server. Create it there, or correct it here.',
  ftp_no_permission:
    'This user may not write, read or delete in the directory. Ask who runs the server for the permission.',
  ftp_no_space: 'There is no space left on the server for this user.',
  ftp_passive_blocked:
    'Signing in works, but files do not get through: the ports of passive mode are blocked. Ask who runs the server to open them.',
  ftp_changed_content:
    'The file came back changed. The server does not keep files as they are sent.',
  ftp_connection_lost: 'The server closed the connection in the middle. Try again in a moment.',
  ftp_other:
    'The server gives an answer that we do not understand. Check that it is an FTP server.',
  ftp_not_made: 'A picture could not be made. Process the photo once more.',
  ftp_nothing: 'There was nothing to send any more, or nowhere to send it.',
  ftp_plate:
    'On a picture the licence plate could not be changed. Check it and send the vehicle again.',
  mail_held_subject: 'Not sent: {vehicle}',
  mail_held_text:
    'The pictures of {vehicle} were not sent to your FTP server, because the licence plate can be read on: {pictures}.\n\nMark the plate there, say that there is none, or send the pictures as they are:\n{link}\n',
  ftp_given_up:
    'The sending was begun many times without coming to an end. Send the vehicle again.',
};
