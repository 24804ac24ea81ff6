import { createServer, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  message: string;
}

export interface TestSmtpServer {
  url: string;
  port: number;
  received: ReceivedMail[];
  connections(): number;
  refused(): number;
  stop(): Promise<void>;
}

interface SmtpServerOptions {
  port?: number;
  /** Refuses every message. */
  refuse?: boolean;
  /** Takes no message before. */
  takesFrom?: Promise<void>;
  /** Takes connections and never says a word. */
  isSilent?: boolean;
}

/** A real SMTP server on this machine. */
export async function startSmtpServer(options: SmtpServerOptions = {}): Promise<TestSmtpServer> {
  return options.isSilent ? startSilent(options) : startSmtpListener(options);
}

async function startSmtpListener({ port = 0, refuse = false, takesFrom }: SmtpServerOptions): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  let connections = 0;
  let refused = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    // Half a second a connection otherwise.
    disableReverseLookup: true,
    // How long connections that are kept open hold up a stop.
    closeTimeout: 100,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onData(stream, session, done) {
      void text(stream).then(async (message) => {
        await takesFrom;
        if (refuse) {
          refused += 1;
          return done(Object.assign(new Error('no thanks'), { responseCode: 554 }));
        }
        const { mailFrom, rcptTo } = session.envelope;
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), message });
        done();
      });
    },
  });
  // A client that goes away in the middle is no fault of the server.
  server.on('error', () => undefined);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.server.once('error', reject);
  server.listen(port, '127.0.0.1', resolve);
  await promise;
  return {
    ...addressOf(server.server.address() as AddressInfo),
    received,
    connections: () => connections,
    refused: () => refused,
    stop: () => new Promise((done) => server.close(done)),
  };
}

async function startSilent({ port = 0 }: SmtpServerOptions): Promise<TestSmtpServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(port, '127.0.0.1', resolve);
  await promise;
  return {
    ...addressOf(server.address() as AddressInfo),
    received: [],
    connections: () => sockets.size,
    refused: () => 0,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => void server.close(done));
    },
  };
}

const addressOf = ({ port }: AddressInfo) => ({ port, url: `smtp://127.0.0.1:${port}` });
