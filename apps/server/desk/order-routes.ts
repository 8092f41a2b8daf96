import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listOrders } from '@fenestra/contracts/http/order-console';
import { shopById, shops } from '@fenestra/domain/shop/shops';
import { sagaStates } from '@fenestra/domain/ordering/order';
import { cachedFor } from '@fenestra/platform/observability/observable-gauge';
import type { Clock } from '@fenestra/platform/service/clock';
import { DeskActions, type Done, numberFor } from './actions';
import { askFor, type Services } from './ask-services';
import type { DeskGate, Visit } from './desk-gate';
import { type Fields, fieldsOf, form } from './desk-replies';
import { readOverview } from './overview';
import { addressOf, listPage } from './pages/list-page';
import { orderPage } from './pages/order/order-page';
import { cancelPage, sentencePage } from './pages/small-pages';
import { readStory } from './story';

const latestOrders = 25;
/** Several operators, and pages that renew themselves, share an overview for so long. */
const overviewMs = 1_000;

/** The pages about orders: the list of what is overdue, one order, and what operators do with it. */
export class OrderRoutes {
  private readonly overview = cachedFor(overviewMs, () => readOverview(this.services, this.clock.now()));

  constructor(
    private readonly gate: DeskGate,
    private readonly services: Services,
    private readonly clock: Clock,
  ) {}

  serve(server: FastifyInstance): void {
    const { gate } = this;
    const order = '/desk/orders/:year/:serial';
    server.get(
      '/desk',
      gate.show((visit) => this.list(visit)),
    );
    server.get(
      '/desk/find',
      gate.show((visit) => this.find(visit)),
    );
    server.get(
      order,
      gate.show((visit) => this.order(visit)),
    );
    server.get(
      `${order}/cancel`,
      gate.show((visit) => this.askToCancel(visit)),
    );
    server.post(
      `${order}/cancel`,
      form,
      gate.act((visit) => this.cancel(visit)),
    );
    server.post(
      `${order}/contact`,
      form,
      gate.act((visit) => this.contact(visit)),
    );
    this.button(server, 'look', (actions, number) => actions.lookAtPayment(number));
    this.button(server, 'replay', (actions, number, { event = '', group = '' }) =>
      actions.replay(number, event, group),
    );
    this.button(server, 'resend', (actions, number, { mail = '', copy }) =>
      actions.resend(number, mail, /^[1-9]\d?$/.test(copy ?? '') ? Number(copy) : undefined),
    );
  }

  /** A button of the order's page, which then shows what came of it. */
  private button(
    server: FastifyInstance,
    name: string,
    press: (actions: DeskActions, number: string, fields: Fields) => Promise<Done>,
  ): void {
    server.post(
      `/desk/orders/:year/:serial/${name}`,
      form,
      this.gate.act(async (visit) => {
        const number = numberOf(visit.request);
        const { text } = await press(this.actionsOf(visit), number, fieldsOf(visit.request));
        return this.backWith(visit, number, text);
      }),
    );
  }

  private async list(visit: Visit): Promise<unknown> {
    const { shop, state, unchecked, renew } = visit.request.query as Partial<Record<string, string>>;
    const place = shops.find(({ code }) => code === shop);
    const saga = sagaStates.find((one) => one === state);
    const query = {
      ...(place && { shopId: String(place.id) }),
      ...(saga && { state: saga }),
      ...(unchecked === 'yes' && { unchecked: 'yes' as const }),
      limit: String(latestOrders),
    };
    const [overview, latest] = await Promise.all([
      this.overview(),
      askFor(this.services, 'orders', listOrders, { query }),
    ]);
    const wanted = {
      shop: place && shopById(place.id).code,
      state: saga,
      unchecked: unchecked === 'yes',
      renew: renew === '15',
    };
    const body = listPage(overview, latest?.orders ?? null, wanted);
    return this.gate.page(visit, 'Older than it should be', body, 200, wanted.renew ? 15 : undefined);
  }

  private async find(visit: Visit): Promise<unknown> {
    const { word = '' } = visit.request.query as { word?: string };
    const number = await numberFor(this.services, word);
    if (/^\d{4}\/\d{8}$/.test(number)) return visit.reply.redirect(addressOf(number), 303);
    return this.gate.page(
      visit,
      'Not found',
      sentencePage('Not found', `There is no order ${word.slice(0, 60)}.`),
      404,
    );
  }

  private async order(visit: Visit): Promise<unknown> {
    const number = numberOf(visit.request);
    const story = await readStory(this.services, number, { now: visit.now });
    if (story === 'order-unknown') return this.noSuchOrder(visit, number);
    return this.gate.page(visit, `Order ${number}`, orderPage(story, visit.session));
  }

  /** An answer to a form, so that no address leads to whose order it is. */
  private async contact(visit: Visit): Promise<unknown> {
    const number = numberOf(visit.request);
    const { why = '' } = fieldsOf(visit.request);
    if (!isReason(why)) return this.backWith(visit, number, 'A reason has 3 to 500 signs: nothing was shown.');
    const story = await this.actionsOf(visit).openContact(number, why.trim(), visit.now);
    if (story === 'order-unknown') return this.noSuchOrder(visit, number);
    return this.gate.page(visit, `Order ${number}`, orderPage(story, visit.session));
  }

  private async askToCancel(visit: Visit, fault?: string): Promise<unknown> {
    const number = numberOf(visit.request);
    const story = await readStory(this.services, number, { now: visit.now });
    if (story === 'order-unknown') return this.noSuchOrder(visit, number);
    const body = cancelPage(story, visit.session.formKey, fault);
    return this.gate.page(visit, `Cancel order ${number}`, body, fault ? 422 : 200);
  }

  private async cancel(visit: Visit): Promise<unknown> {
    const { why = '', number: typed = '' } = fieldsOf(visit.request);
    const number = numberOf(visit.request);
    if (typed.trim() !== number) return this.askToCancel(visit, 'The number is not that of this order.');
    if (!isReason(why)) return this.askToCancel(visit, 'A reason has 3 to 500 signs.');
    const { text } = await this.actionsOf(visit).cancel(number, why.trim());
    return this.backWith(visit, number, text);
  }

  private actionsOf({ session: { who } }: Visit): DeskActions {
    return new DeskActions(this.services, { who });
  }

  private backWith(visit: Visit, number: string, result: string): FastifyReply {
    return this.gate.redirectWith(visit, addressOf(number), result);
  }

  private noSuchOrder(visit: Visit, number: string): FastifyReply {
    return this.gate.page(visit, 'Not found', sentencePage('Not found', `There is no order ${number}.`), 404);
  }
}

const isReason = (why: string): boolean => why.trim().length >= 3 && why.trim().length <= 500;

function numberOf({ params }: FastifyRequest): string {
  const { year, serial } = params as { year: string; serial: string };
  return `${year}/${serial}`.slice(0, 20);
}
