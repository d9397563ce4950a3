import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The reply address, if not the sender's. */
  replyTo?: string;
}

export interface Mailer {
  /** Resolves when the mail server has accepted the e-mail. */
  send(mail: Mail): Promise<void>;
}

/** Sends e-mails by SMTP when SMTP_URL is set, else logs them in development. Throws in production without it: e-mails hold secrets. */
export const createMailer = (
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'production'>,
  log: Logger,
): Mailer => {
  if (config.smtpUrl) {
    const transport = createTransport(config.smtpUrl, { from: config.mailFrom });
    return {
      send: async (mail) => {
        await transport.sendMail(mail);
      },
    };
  }
  return {
    send: async (mail) => {
      if (config.production) throw new Error('SMTP_URL is not set: no mail can be sent');
      log.info({ mail }, 'a mail, written here because SMTP_URL is not set');
    },
  };
};
