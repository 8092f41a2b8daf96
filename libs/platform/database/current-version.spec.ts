import '@fenestra/testing/quiet';
import { currentTrace, inSpan } from '@fenestra/messaging/tracing/trace-context';
import { deadlineIn, MovableClock } from '@fenestra/testing/time';
import { CurrentVersion } from './current-version';

type List = { version: string };

/** An owner whose answers come when the test lets them. */
class Owner {
  readonly clock = new MovableClock();
  readonly questions: PromiseWithResolvers<string>[] = [];
  readonly read: string[] = [];
  readonly inForce = new CurrentVersion<List>(
    this.clock,
    () => {
      const question = Promise.withResolvers<string>();
      this.questions.push(question);
      return question.promise;
    },
    async (version) => {
      this.read.push(version);
      return { version };
    },
  );

  /** Uses the data and answers what is asked meanwhile. */
  async use(answer: string | Error): Promise<string> {
    const used = this.inForce.now().then(({ version }) => version);
    await this.answer(answer);
    return used;
  }

  async answer(answer: string | Error): Promise<void> {
    const question = this.questions.at(-1);
    if (typeof answer === 'string') question?.resolve(answer);
    else question?.reject(answer);
    await new Promise(setImmediate); // everything that waits for it has gone on
  }
}

const down = new Error('no answer');

describe('data in force', () => {
  it('are waited for at the first use, by all who come meanwhile with one question', async () => {
    const owner = new Owner();
    const users = [owner.inForce.now(), owner.inForce.now(), owner.inForce.now()];
    await owner.answer('1');

    expect(await Promise.all(users)).toEqual([{ version: '1' }, { version: '1' }, { version: '1' }]);
    expect([owner.questions.length, owner.read]).toEqual([1, ['1']]);
  });

  it('are not asked for in the hurry of the one who happens to ask first', async () => {
    const deadlines: unknown[] = [];
    const inForce = new CurrentVersion<List>(
      new MovableClock(),
      async () => `${deadlines.push(currentTrace()?.deadline)}`,
      async (version) => ({ version }),
    );
    const request = { name: 'read', kind: 'server', service: 'tests', deadline: deadlineIn(1) } as const;
    await inSpan(request, () => inForce.now());

    expect(deadlines).toEqual([undefined]);
  });

  it('are not asked for within a second, nor while nobody needs them', async () => {
    const owner = new Owner();
    await owner.use('1');
    owner.clock.passSeconds(0.9);
    await owner.use('2');
    owner.clock.passMinutes(30);

    expect(owner.questions).toHaveLength(1);
  });

  it('are asked for in the background after a second, and read again only when the version is new', async () => {
    const owner = new Owner();
    await owner.use('1');
    owner.clock.passSeconds(1);
    expect(await owner.use('1')).toBe('1');
    expect(owner.read).toEqual(['1']);

    owner.clock.passSeconds(1);
    expect(await owner.use('2')).toBe('1'); // nobody waits
    expect(await owner.use('2')).toBe('2');
    expect([owner.questions.length, owner.read]).toEqual([3, ['1', '2']]);
  });

  it.each([2, 59, 3600])('are waited for after %i seconds in which nobody needed them', async (seconds) => {
    const owner = new Owner();
    await owner.use('1');
    owner.clock.passSeconds(seconds);

    expect(await owner.use('2')).toBe('2');
  });

  it('are those known for a minute when the owner is down, and only the first one waits to learn that', async () => {
    const owner = new Owner();
    await owner.use('1');
    owner.clock.passSeconds(30);
    expect(await owner.use(down)).toBe('1');

    owner.clock.passSeconds(29);
    expect(await owner.inForce.now()).toEqual({ version: '1' }); // although a question is open
    await owner.answer(down);
    owner.clock.passSeconds(1);
    await expect(owner.use(down)).rejects.toBe(down);
    expect(await owner.use('2')).toBe('2');
  });

  it('are not asked for more than once a second by many while the owner is down', async () => {
    const owner = new Owner();
    await owner.use('1');
    owner.clock.passSeconds(10);
    for (let nth = 0; nth < 5; nth++) await owner.use(down);

    expect(owner.questions).toHaveLength(2);
  });

  it('come with the next use after an outage at the first one', async () => {
    const owner = new Owner();
    await expect(owner.use(down)).rejects.toBe(down);

    expect(await owner.use('1')).toBe('1');
  });

  it('do not stay new because the clock was put back', async () => {
    const owner = new Owner();
    await owner.use('1');
    owner.clock.passMinutes(-10);

    expect(await owner.use('2')).toBe('2');
  });
});
