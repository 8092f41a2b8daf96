import { act } from '@testing-library/react';
import { PageFrame } from '../../features/shell/page-frame';
import { Network, show } from '../../testing/page';
import { inTime } from './chunk';
import { notify } from '../accessibility/announce';

describe('a part of the page that is loaded later', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is what was loaded', async () => {
    expect(await inTime(() => Promise.resolve('screen'))).toBe('screen');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is loaded again with the connection when that was missing, which is said until then', async () => {
    new Network({});
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('screen');
    const { container } = show(<PageFrame withHeader={false}>{null}</PageFrame>);
    const told = () => container.querySelector('[role=alert] span')?.textContent ?? '';
    const screen = inTime(load);
    await act(() => jest.advanceTimersByTimeAsync(0));
    online.mockRestore();
    expect(load).toHaveBeenCalledTimes(1);
    expect(told()).toBe('Jste bez připojení. Co jste zadali, zůstává uložené.');
    act(() => void window.dispatchEvent(new Event('online')));
    await act(() => screen);
    expect(await screen).toBe('screen');
    expect(told()).toBe('');
  });

  it('leaves a message that came while it waited for the connection', async () => {
    new Network({});
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { container } = show(<PageFrame withHeader={false}>{null}</PageFrame>);
    const screen = inTime(jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('screen')); // prettier-ignore
    await act(() => jest.advanceTimersByTimeAsync(0));
    act(() => void notify('Cena se změnila.'));
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    await act(() => screen);
    expect(container.querySelector('[role=alert] span')?.textContent).toBe('Cena se změnila.');
  });

  it('is tried for some seconds where the connection is said to be back before it is', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = jest.fn<Promise<string>, []>().mockRejectedValue(new Error('offline'));
    const screen = inTime(load);
    await act(() => jest.advanceTimersByTimeAsync(0));
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    load.mockResolvedValueOnce('screen');
    await act(() => jest.advanceTimersByTimeAsync(1_000));

    expect(await screen).toBe('screen');
    expect(load).toHaveBeenCalledTimes(7);
  });

  it('has failed at once when it fails over a connection', async () => {
    await expect(inTime(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  });

  it('has failed when it did not come within 120 s [SHELL-09]', async () => {
    const late = inTime(() => new Promise<never>(() => undefined));
    const failure = expect(late).rejects.toThrow('120000 ms');
    jest.advanceTimersByTime(119_999);
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(1);
    await failure;
  });
});
