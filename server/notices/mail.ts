/** E-mail by the SMTP server that the host has set up. */
import { createTransport, type Transporter } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where one press ends these e-mails (RFC 8058); null: it is not a notice. */
  readonly stop: string | null;
}
const PATIENCE_MS = 10_000;

export class Mailer {
  readonly #transport: Transporter;
  readonly #from: string;

  /** `smtp`: smtp://user:password@host:port. */
  constructor(smtp: string, from: string) {
    this.#transport = createTransport({ url: smtp, connectionTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS });
    this.#from = from;
  }

  /** Rejects with the answer of the SMTP server, where it gave one. */
  async send({ to, subject, text, stop }: Mail): Promise<void> {
    await this.#transport.sendMail({
      from: this.#from,
      to: { name: '', address: to },
      subject,
      text,
      // No pictures, no markup: nothing tells us whether it was read.
      ...(stop === null ? {} : { headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }),
    });
  }

  close(): void {
    this.#transport.close();
  }
}
