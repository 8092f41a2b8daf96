import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Fault, Faults, FaultTarget } from '../faults';
import type { Mailbox } from './mailbox';

const maxMailBytes = 10_000_000;

/** An SMTP server that keeps what it accepts and fails as ordered (external-services 8.4). */
export class SmtpServer {
  private readonly server: SMTPServer;

  constructor(
    private readonly mailbox: Mailbox,
    private readonly faults: Faults,
  ) {
    this.server = new SMTPServer({
      name: 'sandbox.localhost',
      authOptional: true,
      size: maxMailBytes,
      disableReverseLookup: true,
      hideSTARTTLS: true,
      onConnect: (_, done) => void this.applyFault('smtp.connect', 421).then(done),
      onAuth: ({ username }, _, done) =>
        void this.applyFault('smtp.login', 535).then((fault) =>
          fault ? done(fault) : done(null, { user: username ?? '' }),
        ),
      onRcptTo: ({ address }, _, done) => void this.applyFault('smtp.recipient', 550, address).then(done),
      // `receive` rejects if the client disconnects during the message.
      onData: (stream, session, done) => void this.receive(stream, session).then((fault) => done(fault ?? null), done),
    });
    this.server.on('error', () => undefined); // a client that hangs up is no fault of the server
  }

  /** Resolves to the port. */
  listen(port: number, bind: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.server.once('error', reject);
      this.server.listen(port, bind, () => resolve((this.server.server.address() as AddressInfo).port));
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | undefined> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    if (stream.sizeExceeded) return reply(552, 'Message too large');
    const fault = await this.faults.next('smtp.data');
    if (fault?.kind === 'fail') return reply(fault.code ?? 451, 'Try again later');
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    try {
      await this.mailbox.accept(Buffer.concat(chunks), recipients);
    } catch {
      return reply(452, 'Insufficient system storage');
    }
    if (fault?.kind === 'lose') return reply(421, 'Connection lost after the message was accepted');
    return undefined;
  }

  private async applyFault(target: FaultTarget, defaultCode: number, recipient = ''): Promise<Error | undefined> {
    const fault: Fault | undefined = await this.faults.next(target, recipient);
    return fault?.kind === 'fail' ? reply(fault.code ?? defaultCode, 'Refused as ordered') : undefined;
  }
}

const reply = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });
