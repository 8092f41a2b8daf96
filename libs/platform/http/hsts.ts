import { z } from 'zod';

export const hstsSubdomains = z
  .enum(['on', 'off'])
  .default('off')
  .describe(
    'Whether browsers may open all names under the host of a shop or the console by HTTPS only for a year (`includeSubDomains` of HSTS). Turn it on when each of them has a certificate: browsers do not forget it sooner.',
  );

export const hstsSeconds = 31_536_000;
