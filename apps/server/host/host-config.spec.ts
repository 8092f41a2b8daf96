import { HostConfig } from './host-config';

describe('settings of the host', () => {
  test.each([
    ['FAULT_SWITCHES', 'on'],
    ['FENESTRA_FSYNC', 'off'],
  ])('production refuses %s=%s, and development takes it', (name, value) => {
    const { error } = HostConfig.safeParse({ NODE_ENV: 'production', [name]: value });

    expect(error?.issues.map(({ path }) => path)).toEqual([[name]]);
    expect(HostConfig.safeParse({ NODE_ENV: 'development', [name]: value }).success).toBe(true);
  });
});
