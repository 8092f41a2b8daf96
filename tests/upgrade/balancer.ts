import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** As a Service of Kubernetes: each new connection goes to the next of the processes that are ready, and stays with it. */
export class Balancer {
  private readonly hosts: string[] = [];
  private readonly open = new Set<Socket>();
  private turn = 0;
  private readonly server = createServer({ allowHalfOpen: true, noDelay: true }, (caller) => this.pass(caller));

  private constructor(private readonly port: number) {}

  /** Processes listen on the same port of other hosts. */
  static async listen(host: string, port: number): Promise<Balancer> {
    const balancer = new Balancer(port);
    balancer.server.listen(port, host);
    await once(balancer.server, 'listening');
    return balancer;
  }

  add(host: string): void {
    this.hosts.push(host);
  }

  /** Connections that it has stay open; no other follows. */
  remove(host: string): void {
    this.hosts.splice(this.hosts.indexOf(host), 1);
  }

  close(): void {
    this.server.close();
    for (const socket of this.open) socket.destroy();
  }

  private pass(caller: Socket): void {
    const host = this.hosts[this.turn++ % this.hosts.length];
    if (!host) return void caller.resetAndDestroy();
    const callee = connect({ host, port: this.port, allowHalfOpen: true, noDelay: true });
    this.join(caller, callee);
    this.join(callee, caller);
  }

  private join(from: Socket, to: Socket): void {
    this.open.add(from);
    from.once('close', () => this.open.delete(from));
    from.once('error', () => to.resetAndDestroy());
    from.pipe(to);
  }
}
