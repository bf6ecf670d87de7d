/** An SMTP server for tests: it speaks as much of RFC 5321 as a client needs, over a real socket, and keeps what it was given. */

import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';

export interface Received {
  readonly to: string;
  readonly subject: string;
  readonly headers: string;
  readonly text: string;
}

export class SmtpServer {
  readonly mails: Received[] = [];
  /** Recipients that are refused, and with which line. */
  readonly refuses = new Map<string, string>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((socket) => this.#talk(socket));
  }

  static async open(): Promise<SmtpServer> {
    const made = new SmtpServer();
    await new Promise<void>((done) => made.#server.listen(0, '127.0.0.1', done));
    return made;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
  }

  #talk(socket: Socket): void {
    let unread = '';
    let to = '';
    let data: string[] | null = null;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    /** The answer to a line; null: none yet. */
    const answer = (line: string): string | null => {
      if (data !== null) {
        if (line !== '.') data.push(line.replace(/^\./, ''));
        else {
          this.mails.push(read(to, data));
          data = null;
        }
        return data === null ? '250 kept' : null;
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        return this.refuses.get(to) ?? '250 ok';
      }
      if (verb === 'DATA') data = [];
      return { EHLO: '250 test', DATA: '354 go on', QUIT: '221 bye' }[verb] ?? '250 ok';
    };
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      unread += chunk.toString('utf8');
      for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
        const line = unread.slice(0, end);
        unread = unread.slice(end + 2);
        const said = answer(line);
        if (said !== null) say(said);
      }
    });
    say('220 test');
  }
}

function read(to: string, lines: readonly string[]): Received {
  const end = lines.indexOf('');
  const headers = lines
    .slice(0, end)
    .join('\n')
    .replace(/\n[ \t]+/g, ' ');
  const raw = lines.slice(end + 1).join('\n');
  const encoding = /^content-transfer-encoding: *(\S+)/im.exec(headers)?.[1]?.toLowerCase();
  const text =
    encoding === 'base64'
      ? Buffer.from(raw, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? Buffer.from(
            raw.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          ).toString('utf8')
        : raw;
  return { to, headers, text, subject: /^subject: *(.*)$/im.exec(headers)?.[1] ?? '' };
}
