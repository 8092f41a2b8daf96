import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listOrders } from '@fenestra/contracts/http/order-console';
import { shopById, shops } from '@fenestra/domain/shop/shops';
import { orderStates } from '@fenestra/domain/ordering/order';
import { cachedFor } from '@fenestra/platform/observability/observable-gauge';
import type { Clock } from '@fenestra/platform/service/clock';
import { OrderActions, type ActionResult, findOrderNumber } from './order-actions';
import { queryService, type ServiceClients } from './query-services';
import type { AccessGuard, OperatorRequest } from './access-guard';
import { type FormFields, formFieldsOf, formOptions } from './forms';
import { readOverview } from './overview';
import { addressOf, overviewPage } from './pages/overview-page';
import { orderPage } from './pages/order/order-page';
import { cancelPage, messagePage } from './pages/form-pages';
import { readOrderHistory } from './order-history';

const latestOrders = 25;
/** Several operators, and pages that renew themselves, share an overview for so long. */
const overviewMs = 1_000;

/** The pages about orders: the list of what is overdue, one order, and what operators do with it. */
export class OrderRoutes {
  private readonly overview = cachedFor(overviewMs, () => readOverview(this.services, this.clock.now()));

  constructor(
    private readonly guard: AccessGuard,
    private readonly services: ServiceClients,
    private readonly clock: Clock,
  ) {}

  register(server: FastifyInstance): void {
    const { guard } = this;
    const order = '/desk/orders/:year/:serial';
    server.get(
      '/desk',
      guard.requireSession((operatorRequest) => this.list(operatorRequest)),
    );
    server.get(
      '/desk/find',
      guard.requireSession((operatorRequest) => this.find(operatorRequest)),
    );
    server.get(
      order,
      guard.requireSession((operatorRequest) => this.order(operatorRequest)),
    );
    server.get(
      `${order}/cancel`,
      guard.requireSession((operatorRequest) => this.showCancelForm(operatorRequest)),
    );
    server.post(
      `${order}/cancel`,
      formOptions,
      guard.requireOwnForm((operatorRequest) => this.cancel(operatorRequest)),
    );
    server.post(
      `${order}/contact`,
      formOptions,
      guard.requireOwnForm((operatorRequest) => this.contact(operatorRequest)),
    );
    this.registerAction(server, 'look', (actions, number) => actions.reconcilePayments(number));
    this.registerAction(server, 'replay', (actions, number, { event = '', group = '' }) =>
      actions.replay(number, event, group),
    );
    this.registerAction(server, 'resend', (actions, number, { mail = '', copy }) =>
      actions.resend(number, mail, /^[1-9]\d?$/.test(copy ?? '') ? Number(copy) : undefined),
    );
  }

  /** A button of the order's page, which then shows what came of it. */
  private registerAction(
    server: FastifyInstance,
    name: string,
    action: (actions: OrderActions, number: string, fields: FormFields) => Promise<ActionResult>,
  ): void {
    server.post(
      `/desk/orders/:year/:serial/${name}`,
      formOptions,
      this.guard.requireOwnForm(async (operatorRequest) => {
        const number = numberOf(operatorRequest.request);
        const { text } = await action(this.actionsOf(operatorRequest), number, formFieldsOf(operatorRequest.request));
        return this.redirectToOrder(operatorRequest, number, text);
      }),
    );
  }

  private async list(operatorRequest: OperatorRequest): Promise<unknown> {
    const { shop, state, unchecked, renew } = operatorRequest.request.query as Partial<Record<string, string>>;
    const selectedShop = shops.find(({ code }) => code === shop);
    const saga = orderStates.find((one) => one === state);
    const query = {
      ...(selectedShop && { shopId: String(selectedShop.id) }),
      ...(saga && { state: saga }),
      ...(unchecked === 'yes' && { unchecked: 'yes' as const }),
      limit: String(latestOrders),
    };
    const [overview, latest] = await Promise.all([
      this.overview(),
      queryService(this.services, 'orders', listOrders, { query }),
    ]);
    const filter = {
      shop: selectedShop && shopById(selectedShop.id).code,
      state: saga,
      unchecked: unchecked === 'yes',
      renew: renew === '15',
    };
    const body = overviewPage(overview, latest?.orders ?? null, filter);
    return this.guard.renderPage(operatorRequest, 'Older than it should be', body, 200, filter.renew ? 15 : undefined);
  }

  private async find(operatorRequest: OperatorRequest): Promise<unknown> {
    const { word = '' } = operatorRequest.request.query as { word?: string };
    const number = await findOrderNumber(this.services, word);
    if (/^\d{4}\/\d{8}$/.test(number)) return operatorRequest.reply.redirect(addressOf(number), 303);
    return this.guard.renderPage(
      operatorRequest,
      'Not found',
      messagePage('Not found', `There is no order ${word.slice(0, 60)}.`),
      404,
    );
  }

  private async order(operatorRequest: OperatorRequest): Promise<unknown> {
    const number = numberOf(operatorRequest.request);
    const history = await readOrderHistory(this.services, number, { now: operatorRequest.now });
    if (history === 'order-unknown') return this.orderNotFound(operatorRequest, number);
    return this.guard.renderPage(operatorRequest, `Order ${number}`, orderPage(history, operatorRequest.session));
  }

  /** An answer to a form, so that no address leads to whose order it is. */
  private async contact(operatorRequest: OperatorRequest): Promise<unknown> {
    const number = numberOf(operatorRequest.request);
    const { why: reason = '' } = formFieldsOf(operatorRequest.request);
    if (!isReason(reason))
      return this.redirectToOrder(operatorRequest, number, 'A reason has 3 to 500 signs: nothing was shown.');
    const history = await this.actionsOf(operatorRequest).revealContact(number, reason.trim(), operatorRequest.now);
    if (history === 'order-unknown') return this.orderNotFound(operatorRequest, number);
    return this.guard.renderPage(operatorRequest, `Order ${number}`, orderPage(history, operatorRequest.session));
  }

  private async showCancelForm(operatorRequest: OperatorRequest, error?: string): Promise<unknown> {
    const number = numberOf(operatorRequest.request);
    const history = await readOrderHistory(this.services, number, { now: operatorRequest.now });
    if (history === 'order-unknown') return this.orderNotFound(operatorRequest, number);
    const body = cancelPage(history, operatorRequest.session.formKey, error);
    return this.guard.renderPage(operatorRequest, `Cancel order ${number}`, body, error ? 422 : 200);
  }

  private async cancel(operatorRequest: OperatorRequest): Promise<unknown> {
    const { why: reason = '', number: confirmedNumber = '' } = formFieldsOf(operatorRequest.request);
    const number = numberOf(operatorRequest.request);
    if (confirmedNumber.trim() !== number)
      return this.showCancelForm(operatorRequest, 'The number is not that of this order.');
    if (!isReason(reason)) return this.showCancelForm(operatorRequest, 'A reason has 3 to 500 signs.');
    const { text } = await this.actionsOf(operatorRequest).cancel(number, reason.trim());
    return this.redirectToOrder(operatorRequest, number, text);
  }

  private actionsOf({ session: { who } }: OperatorRequest): OrderActions {
    return new OrderActions(this.services, { who });
  }

  private redirectToOrder(operatorRequest: OperatorRequest, number: string, result: string): FastifyReply {
    return this.guard.redirectWithResult(operatorRequest, addressOf(number), result);
  }

  private orderNotFound(operatorRequest: OperatorRequest, number: string): FastifyReply {
    return this.guard.renderPage(
      operatorRequest,
      'Not found',
      messagePage('Not found', `There is no order ${number}.`),
      404,
    );
  }
}

const isReason = (reason: string): boolean => reason.trim().length >= 3 && reason.trim().length <= 500;

function numberOf({ params }: FastifyRequest): string {
  const { year, serial } = params as { year: string; serial: string };
  return `${year}/${serial}`.slice(0, 20);
}
