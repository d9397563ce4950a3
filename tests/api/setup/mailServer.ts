import { createServer, type Socket } from 'node:net';

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** Returns the next e-mail that arrives, as it was sent, with quoted-printable decoded. */
  next(): Promise<string>;
  received(): number;
  close(): Promise<void>;
}

/** Starts a mail server that accepts and keeps every e-mail: as much SMTP as one sender needs. */
export const openMailServer = async (): Promise<MailServer> => {
  const mails: string[] = [];
  const waiting: ((mail: string) => void)[] = [];
  let count = 0;
  const take = (mail: string) => {
    count += 1;
    const waiter = waiting.shift();
    if (waiter) waiter(mail);
    else mails.push(mail);
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, take);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    next: () => {
      const mail = mails.shift();
      return mail === undefined
        ? new Promise((resolve) => waiting.push(resolve))
        : Promise.resolve(mail);
    },
    received: () => count,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** Returns the settings of a server whose e-mails to the operator are sent there. */
export const mailsToOperator = ({ url }: MailServer) => ({
  SMTP_URL: url,
  SUPPORT_EMAIL: 'desk@turntable.example',
  PUBLIC_URL: 'https://turntable.example',
});

const converse = (socket: Socket, take: (mail: string) => void): void => {
  let buffer = '';
  let inData = false;
  const answerLine = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase();
    inData = verb === 'DATA';
    socket.write(
      verb === 'DATA' ? '354 go on\r\n' : verb === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n',
    );
  };
  socket.write('220 test\r\n');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    buffer += chunk.toString('latin1');
    for (;;) {
      const mark = inData ? '\r\n.\r\n' : '\r\n';
      const end = buffer.indexOf(mark);
      if (end < 0) return;
      const text = buffer.slice(0, end);
      buffer = buffer.slice(end + mark.length);
      if (!inData) answerLine(text);
      else {
        inData = false;
        take(plain(text));
        socket.write('250 taken\r\n');
      }
    }
  });
};

const plain = (mail: string): string => {
  const joined = mail
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(joined, 'latin1').toString('utf8');
};
