import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { freePort } from '@fenestra/platform/service/free-port';
import { eventually } from '@fenestra/testing/time';
import { mailTo } from '../harness/mail-to';
import { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';
import { stepsOfAnOrder } from '../harness/steps-of-an-order';
import { Daemon, program } from './api-server';
import { describeWhere } from './here';

const configuration = resolve(__dirname, '../../infra/observability/collector.yaml');

/** The real program, of the version of docker-compose.yml, on a port of its own. */
describeWhere('collector')('the collector, as docker-compose.yml sets it up', () => {
  const closing = new AsyncDisposableStack();
  let folder: string;
  let shop: ShopProcess;
  let shopper: Shopper;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fenestra-collector-'));
    closing.defer(() => rm(folder, { recursive: true, force: true }));
    const endpoint = `127.0.0.1:${await freePort()}`;
    const here = join(folder, 'here.yaml');
    const receivers = { otlp: { protocols: { http: { endpoint } } } };
    await writeFile(here, stringify({ receivers, service: { telemetry: { metrics: { level: 'none' } } } }));
    closing.use(
      Daemon.start(folder, 'collector', program('otelcol'), [`--config=${configuration}`, `--config=${here}`]),
    );
    await eventually(async () => expect(await said()).toContain('Everything is ready'));
    shop = closing.use(await ShopProcess.start({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://${endpoint}` }));
    shopper = closing.adopt(new Shopper(shop.url), (open) => open.close());
  });
  afterAll(() => closing.disposeAsync());

  const said = (): Promise<string> => readFile(join(folder, 'collector.log'), 'utf8').catch(String);

  it('tells every step of an order as one trace, from the click to the mail', async () => {
    const email = `${randomUUID()}@example.test`;
    const cart = await shopper.newCart();
    await shopper.addStock(cart, 1007);
    await shopper.pickUp(cart);
    const { body } = await shopper.order(cart, 'gopay_1', 1, { kontaktEmail: email });
    const orderId = body['objednavkaID'] as string;
    await mailTo(shop, email);

    await eventually(async () => {
      const spans = spansIn(await said());
      const click = spans.find(
        ({ step, rest }) => step === 'orders POST /orders' && rest.includes(`fenestra.order_id=${orderId}`),
      );
      const ofClick = spans.filter(({ trace }) => trace === click?.trace).map(({ step }) => step);
      expect(ofClick).toEqual(expect.arrayContaining(stepsOfAnOrder));
    });
  });
});

/** Of its log: a line for each source of spans, and below it one for each span with its trace, its id and what it carries. */
function spansIn(log: string): { readonly step: string; readonly trace: string; readonly rest: string }[] {
  let service = '';
  return log.split('\n').flatMap((line) => {
    service = /ResourceTraces #\d+.* service\.name=(\S+)/.exec(line)?.[1] ?? service;
    const [, name, trace, rest = ''] = /^(.+) ([0-9a-f]{32}) [0-9a-f]{16}(.*)$/.exec(line) ?? [];
    return name && trace ? [{ step: `${service} ${name}`, trace, rest }] : [];
  });
}
