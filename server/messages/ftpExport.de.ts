import type { ftpExportEn } from './ftpExport.en.ts';

export const ftpExportDe: Record<keyof typeof ftpExportEn, string> = {
  ftp_not_a_host: 'Nur der Name des Servers, zum Beispiel ftp.example.com',
  ftp_password_again:
    'Geben Sie das Passwort noch einmal ein: Es geht an keinen anderen Server oder Port als den, für den es eingegeben wurde, und nicht unverschlüsselt',
  unknown_name_field:
    'Nur diese Felder sind bekannt: {vin}, {vin7}, {name}, {car}, {id}, {angle}, {number}, {number:4}, {date}',
  ftp_works:
    'Die Verbindung funktioniert: Eine kleine Datei wurde geschrieben, gelesen und wieder gelöscht.',
  ftp_name_not_found: 'Kein Server hat diesen Namen. Prüfen Sie den Host auf Tippfehler.',
  ftp_private_network:
    'Dieser Server liegt in einem privaten Netz und ist von hier nicht erreichbar.',
  ftp_port_not_allowed:
    'Dieser Port gehört zu einem anderen Dienst. FTP hat 21, FTPS 990 oder einen Port ab 1024.',
  ftp_refused:
    'Der Server weist die Verbindung ab. Prüfen Sie Host und Port und ob der FTP-Dienst dort läuft.',
  ftp_unreachable: 'Zu diesem Server führt kein Weg. Prüfen Sie den Host und ob er am Netz ist.',
  ftp_timeout:
    'Der Server hat nicht rechtzeitig geantwortet. Prüfen Sie Host und Port; eine Firewall hält die Verbindung womöglich auf.',
  ftp_no_tls:
    'Der Server spricht diese Art von Verschlüsselung nicht. Versuchen Sie eine andere oder einen anderen Port.',
  ftp_tls_required: 'Der Server verlangt Verschlüsselung. Wählen Sie FTPS.',
  ftp_certificate:
    'Das Zertifikat des Servers gilt nicht für diesen Namen, ist abgelaufen oder stammt von niemandem, den wir kennen. Bitten Sie den Betreiber des Servers, es zu erneuern.',
  ftp_wrong_password: 'Der Server nimmt Benutzer und Passwort nicht an.',
  ftp_no_directory:
    'Dieses Verzeichnis gibt es auf dem Server nicht. Legen Sie es dort an oder berichtigen Sie es hier.',
  ftp_no_permission:
    'Dieser Benutzer darf im Verzeichnis nicht schreiben, lesen oder löschen. Bitten Sie den Betreiber des Servers um die Berechtigung.',
  ftp_no_space: 'Für diesen Benutzer ist auf dem Server kein Platz mehr.',
  ftp_passive_blocked:
    'Die Anmeldung gelingt, aber Dateien kommen nicht durch: Die Ports des passiven Modus sind gesperrt. Bitten Sie den Betreiber des Servers, sie zu öffnen.',
  ftp_changed_content:
    'Die Datei kam verändert zurück. Der Server behält Dateien nicht so, wie sie gesendet werden.',
  ftp_connection_lost:
    'Der Server hat die Verbindung mittendrin beendet. Versuchen Sie es gleich noch einmal.',
  ftp_other:
    'Der Server gibt eine Antwort, die wir nicht verstehen. Prüfen Sie, ob es ein FTP-Server ist.',
  ftp_not_made: 'Ein Bild konnte nicht erstellt werden. Verarbeiten Sie das Foto noch einmal.',
  ftp_nothing: 'Es gab nichts mehr zu senden oder kein Ziel dafür.',
  ftp_plate:
    'Auf einem Bild konnte das Kennzeichen nicht geändert werden. Prüfen Sie es und senden Sie das Fahrzeug noch einmal.',
  mail_held_subject: 'Nicht gesendet: {vehicle}',
  mail_held_text:
    'Die Bilder von {vehicle} wurden nicht an Ihren FTP-Server gesendet, weil hier das Kennzeichen zu lesen ist: {pictures}.\n\nMarkieren Sie es dort, sagen Sie, dass keines da ist, oder senden Sie die Bilder so, wie sie sind:\n{link}\n',
  ftp_given_up:
    'Das Senden wurde oft begonnen und nie beendet. Senden Sie das Fahrzeug noch einmal.',
};
