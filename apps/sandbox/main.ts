import { z } from 'zod';
import { startSandbox } from './sandbox';

const port = z.coerce.number().int().min(0).max(65_535);

/** The credentials are no secret: they open nothing but this sandbox. */
const Env = z.object({
  SANDBOX_HTTP_PORT: port.default(3080),
  SANDBOX_SMTP_PORT: port.default(3025),
  SANDBOX_FOLDER: z.string().min(1),
  SANDBOX_BIND: z.string().optional(),
  SANDBOX_API_URL: z.url().optional(),
  SANDBOX_LOCALHOST: z.string().optional(),
  GOPAY_CLIENT_ID: z.string().default('fenestra-sandbox'),
  GOPAY_CLIENT_SECRET: z.string().default('fenestra-sandbox'),
  GOPAY_GOID: z.coerce.number().int().default(8_123_456_789),
  PAYPAL_CLIENT_ID: z.string().default('fenestra-sandbox'),
  PAYPAL_CLIENT_SECRET: z.string().default('fenestra-sandbox'),
  PAYPAL_WEBHOOK_ID: z.string().default('fenestra-sandbox'),
  CAPTCHA_SITE_KEY: z.string().default('fenestra-sandbox'),
  SANDBOX_DAYS: z.coerce.number().int().min(1).default(30),
  CAPTCHA_SECRET: z.string().default('fenestra-sandbox'),
});

function readEnv(): z.output<typeof Env> {
  const { data, error } = Env.safeParse(process.env);
  if (data) return data;
  const errors = error.issues.map(({ path, message }) => `  sandbox: ${path.join('.')}: ${message}`);
  console.error([`Faults in the configuration (${errors.length}):`, ...errors].join('\n'));
  process.exit(2);
}

async function main(): Promise<void> {
  const env = readEnv();
  const sandbox = await startSandbox({
    httpPort: env.SANDBOX_HTTP_PORT,
    smtpPort: env.SANDBOX_SMTP_PORT,
    folder: env.SANDBOX_FOLDER,
    gopay: { clientId: env.GOPAY_CLIENT_ID, clientSecret: env.GOPAY_CLIENT_SECRET, goid: env.GOPAY_GOID },
    paypal: {
      clientId: env.PAYPAL_CLIENT_ID,
      clientSecret: env.PAYPAL_CLIENT_SECRET,
      webhookId: env.PAYPAL_WEBHOOK_ID,
    },
    retentionDays: env.SANDBOX_DAYS,
    network: { bind: env.SANDBOX_BIND, apiUrl: env.SANDBOX_API_URL, localhost: env.SANDBOX_LOCALHOST },
    recaptcha: { siteKey: env.CAPTCHA_SITE_KEY, secret: env.CAPTCHA_SECRET },
  });
  // One line for the one who started it: a parent process or a person.
  console.log(JSON.stringify({ http: sandbox.http, smtp: sandbox.smtp }));
  const stop = (): void => void sandbox.close().then(() => process.exit(0));
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
