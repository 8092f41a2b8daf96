import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import { serveAffiliate } from './affiliate/api';
import { serveControl } from './control';
import { Faults } from './faults';
import { type GopayAccount, type Scope, serveGopayApi } from './gopay/api';
import { serveGatewayPage } from './gopay/gateway-page';
import { Notifications } from './gopay/notifications';
import { Payments } from './gopay/payments';
import { serveHeureka } from './heureka/api';
import { Ledger } from './ledger';
import { serveInbox } from './mail/inbox';
import { Mailbox } from './mail/mailbox';
import { SmtpServer } from './mail/smtp-server';
import { htmlPage } from './html-page';
import { servePersonalData } from './personal-data';
import { IdempotentAnswers } from './paypal/idempotent-answers';
import { type PaypalAccount, servePaypalApi } from './paypal/api';
import { serveApprovalPage } from './paypal/approval-page';
import { servePaypalControl } from './paypal/control';
import { Orders } from './paypal/orders';
import { Webhooks } from './paypal/webhooks';
import { Recaptcha, type RecaptchaAccount } from './recaptcha/recaptcha';
import { serveRecaptcha } from './recaptcha/serve-recaptcha';
import { SandboxClock } from './sandbox-clock';
import { serveScripts } from './scripts/serve-scripts';
import { Tokens } from './tokens';

export type SandboxOptions = {
  /** 0 takes a free one. */
  readonly httpPort: number;
  readonly smtpPort: number;
  /** Holds the ledger and the mails. */
  readonly folder: string;
  readonly gopay: GopayAccount;
  readonly paypal: PaypalAccount;
  readonly recaptcha?: RecaptchaAccount;
  /** Days for which it remembers what happened and holds mails: 30, so that a month can be looked at and no disk fills. */
  readonly retentionDays?: number;
  /** Set where the shop and its sandbox are on machines of their own. */
  readonly network?: SandboxNetwork;
};

export type SandboxNetwork = {
  /** The address to listen on. */
  readonly bind?: string | undefined;
  /** Where the shop's servers reach this sandbox; browsers find it on their own machine. */
  readonly apiUrl?: string | undefined;
  /** The host that answers for the shop's names under localhost. */
  readonly localhost?: string | undefined;
};

export type Sandbox = { readonly http: string; readonly smtp: string; close(): Promise<void> };

/** Starts the stand-ins for GoPay, PayPal, Heureka, an affiliate network, reCAPTCHA and the mail server, on 127.0.0.1 if nothing else is said. They know nothing of the shop but its addresses. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const {
    httpPort,
    smtpPort,
    folder,
    gopay,
    paypal,
    recaptcha = defaultRecaptcha,
    retentionDays = 30,
    network = {},
  } = options;
  const { bind = '127.0.0.1', apiUrl, localhost } = network;
  const clock = new SandboxClock();
  const ledger = new Ledger(join(folder, 'ledger.jsonl'), clock.now);
  ledger.purgeBefore(daysBefore(clock.now(), retentionDays)); // before others remember it
  const faults = new Faults();
  const notifications = new Notifications(ledger, localhost);
  const payments = new Payments(ledger, clock.now);
  payments.onStateChange((payment) => notifications.notify(payment));
  const mailbox = new Mailbox(folder, ledger, clock.now);
  const purgeOld = (): void => {
    ledger.purgeBefore(daysBefore(clock.now(), retentionDays));
    mailbox.deleteUnreferencedFiles();
  };
  mailbox.deleteUnreferencedFiles();
  const purgeTimer = setInterval(purgeOld, purgeEveryMs).unref();
  const smtp = new SmtpServer(mailbox, faults);

  const app = newApp();
  let http = '';
  const baseUrl = (): string => http;
  const orders = new Orders(ledger, clock.now);
  const webhooks = new Webhooks({
    ledger,
    now: clock.now,
    webhookId: paypal.webhookId,
    baseUrl,
    apiUrl: () => apiUrl ?? http,
    localhost,
  });
  orders.onEvent((orderEvent) => webhooks.notify(orderEvent));
  serveGopayApi(app, {
    account: gopay,
    payments,
    tokens: new Tokens<Scope>(clock.now, gopayTokenSeconds),
    faults,
    pageUrl: baseUrl,
  });
  serveGatewayPage(app, payments);
  const paypalTokens = new Tokens<'all'>(clock.now, paypalTokenSeconds);
  const answered = new IdempotentAnswers(ledger, clock.now);
  servePaypalApi(app, { account: paypal, orders, answered, webhooks, tokens: paypalTokens, faults, baseUrl });
  serveApprovalPage(app, orders);
  servePaypalControl(app, orders, webhooks);
  serveHeureka(app, { ledger, faults });
  serveAffiliate(app, { ledger, faults });
  serveRecaptcha(app, new Recaptcha(recaptcha, ledger, clock.now), faults);
  serveScripts(app, { ledger, faults });
  serveControl(app, { ledger, clock, faults, payments, notifications });
  servePersonalData(app, ledger, mailbox);
  serveInbox(app, mailbox);
  app.get('/', (_, reply) => reply.type('text/html').send(startPage));

  http = await app.listen({ port: httpPort, host: bind });
  const port = await smtp.listen(smtpPort, bind);
  return {
    http,
    smtp: `smtp://127.0.0.1:${port}`,
    close: async () => {
      clearInterval(purgeTimer);
      await Promise.all([notifications.close(), webhooks.close(), app.close(), smtp.close()]);
    },
  };
}

const purgeEveryMs = 3_600_000;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

const defaultRecaptcha: RecaptchaAccount = { siteKey: 'fenestra-sandbox', secret: 'fenestra-sandbox' };

/** external-services 1.2 and 2.1 */
const gopayTokenSeconds = 1_800;
const paypalTokenSeconds = 9 * 3_600;

function newApp(): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  app.setErrorHandler((error, _, reply) => {
    const bad = error instanceof ZodError || (error as { statusCode?: number }).statusCode === 400;
    return reply.status(bad ? 400 : 500).send({ message: bad ? (error as Error).message : 'fault in the sandbox' });
  });
  return app;
}

const startPage = htmlPage(
  'Fenestra sandbox',
  '<h1>Sandbox</h1><p><a href="/inbox">Mails</a> · <a href="/__sandbox/ledger">Ledger</a> · <a href="/__sandbox/gopay/payments">GoPay</a> · <a href="/__sandbox/paypal/orders">PayPal</a></p>',
  'en',
);
