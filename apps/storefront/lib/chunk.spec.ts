import { inTime } from './chunk';

describe('a part of the page that is loaded later', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is what was loaded', async () => {
    expect(await inTime(Promise.resolve('screen'))).toBe('screen');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('has failed when it did not come within 120 s [SHELL-09]', async () => {
    const late = inTime(new Promise<never>(() => undefined));
    const failure = expect(late).rejects.toThrow('120000 ms');
    jest.advanceTimersByTime(119_999);
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(1);
    await failure;
  });
});
