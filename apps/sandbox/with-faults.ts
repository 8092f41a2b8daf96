import type { FastifyReply } from 'fastify';
import type { Faults, FaultTarget } from './faults';

/** Does the work and gives the answer. */
type Work = () => () => FastifyReply;
export type FaultyHandler = (target: FaultTarget, reply: FastifyReply, work: Work) => Promise<FastifyReply>;

/** Does the work, and lets the ordered fault happen to its answer; `fail` says in the provider's words that it cannot be done. */
export const withFaults =
  (faults: Faults, fail: (reply: FastifyReply, status: number) => FastifyReply): FaultyHandler =>
  async (target, reply, work) => {
    const fault = await faults.next(target);
    if (fault?.kind === 'fail') return fail(reply, fault.code ?? 500);
    const answer = work();
    if (fault?.kind !== 'lose') return answer();
    reply.hijack();
    reply.raw.destroy();
    return reply;
  };
