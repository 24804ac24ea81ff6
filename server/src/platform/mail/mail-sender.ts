import type { SendMail } from '@alento/backend/auth/mail/mail.ts';
import { createTransport, type Transporter } from 'nodemailer';
import { forgetAddresses, sweepOutbox, writeOutbox } from './outbox.ts';
import { mailLanguage } from './mail-language.ts';
import { renderMail, type RenderedMail } from './render-mail.ts';

/** A mail whose words are all there. */
export interface Letter extends RenderedMail {
  to: string;
}

export interface MailSender {
  send: SendMail;
  /** Rejects if the letter was not handed over. */
  sendLetter(letter: Letter): Promise<void>;
  /** Removes the copies of mails to these addresses that lie in the outbox. */
  forget(addresses: readonly string[]): Promise<void>;
  /** Removes copies that are old. Call it regularly. */
  sweep(): Promise<void>;
  close(): void;
}

interface MailSenderOptions {
  smtpUrl: string | undefined;
  from: string;
  /** Where mails lie as files when there is no SMTP server. */
  outbox: string;
  say(line: string): void;
}

const connectMs = 10_000;
const silenceMs = 20_000;

/** Sends by SMTP if a server is configured, else into the outbox. */
export function createMailSender({ smtpUrl, from, outbox, say }: MailSenderOptions): MailSender {
  const transport = smtpUrl ? smtpTransport(smtpUrl) : fileTransport();
  const sendLetter = async ({ to, ...words }: Letter): Promise<void> => {
    const headers = { 'Auto-Submitted': 'auto-generated' };
    const sent = await transport.sendMail({ from, to: { name: '', address: to }, ...words, headers });
    if (!smtpUrl) say(`A mail is waiting at ${await writeOutbox(outbox, { to, message: messageOf(sent) })}`);
  };
  return {
    send: (mail) => sendLetter({ to: mail.to, ...renderMail(mail, mailLanguage(mail)) }),
    sendLetter,
    forget: (addresses) => forgetAddresses(outbox, addresses),
    sweep: () => sweepOutbox(outbox),
    close: () => transport.close(),
  };
}

function smtpTransport(url: string): Transporter {
  return createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    // A mail holds nothing but our own words.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function fileTransport(): Transporter {
  return createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
}

// The stream transport with `buffer` answers with the whole message.
function messageOf(sent: { message?: unknown }): Buffer {
  if (!Buffer.isBuffer(sent.message)) throw new TypeError('the message was not built');
  return sent.message;
}
