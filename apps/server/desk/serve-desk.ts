import { randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { listOrders } from '@fenestra/contracts/http/order-desk';
import { shopById, shops } from '@fenestra/domain/shop/shops';
import { sagaStates } from '@fenestra/domain/ordering/order';
import { Clock } from '@fenestra/platform/service/clock';
import { remembered } from '@fenestra/platform/observability/watched';
import { Config } from '@fenestra/platform/service/config';
import { DeskActions, type Done, numberFor } from './actions';
import { askFor, type Services } from './ask-services';
import type { DeskConfig } from './config';
import { readOverview } from './overview';
import type { Part } from './pages/html';
import { layout } from './pages/layout';
import { addressOf, listPage } from './pages/list-page';
import { orderPage } from './pages/order/order-page';
import { cancelPage, sentencePage, signInPage } from './pages/small-pages';
import { css, fonts, readFont } from './pages/style';
import { closedSession, heard, type Session, Sessions } from './session';
import { DeskServices } from './desk-services';
import { readStory } from './story';

type Fields = Readonly<Record<string, string>>;
/** A request of somebody who has signed in. */
type Visit = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly session: Session;
  readonly now: Date;
};

/** A reason has 500 signs. */
const form = { bodyLimit: 8_192 };
const latestOrders = 25;
/** Each queries the databases of all services, which shoppers need. Further pages wait. */
const maxConcurrentPages = 2;
/** Several operators, and pages that renew themselves, share an overview for so long. */
const overviewMs = 1_000;

/** What a browser may do with these pages: show them, send their forms here, and nothing else. */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

/** The pages for operators. They are no controllers: they answer people, in HTML, and stand on the admin port. */
export function serveDesk(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  const { DESK_TOKEN } = app.get<DeskConfig>(Config);
  const { services } = app.get(DeskServices);
  new Desk(new Sessions(DESK_TOKEN ?? [nobodys()]), services, app.get(Clock)).serve(server);
}

/** Where no token is configured nobody can sign in. */
const nobodys = (): string => randomBytes(32).toString('base64url');

class Desk {
  private readonly logger = new Logger('Desk');
  private readonly limited = pLimit(maxConcurrentPages);
  private readonly overview = remembered(overviewMs, () => readOverview(this.services, this.clock.now()));

  constructor(
    private readonly sessions: Sessions,
    private readonly services: Services,
    private readonly clock: Clock,
  ) {}

  serve(server: FastifyInstance): void {
    server.addHook('onRequest', (_, reply, done) => {
      void reply.headers(headers);
      done();
    });
    server.get('/', (_, reply) => reply.redirect('/desk', 303));
    server.get('/desk/desk.css', (_, reply) => kept(reply).type('text/css; charset=utf-8').send(css));
    for (const font of fonts)
      server.get(`/desk/fonts/${font}.ttf`, (_, reply) => kept(reply).type('font/ttf').send(readFont(font)));
    server.get('/favicon.ico', (_, reply) => reply.status(204).send());
    server.get('/desk/sign-in', (request, reply) => {
      const { to } = request.query as { to?: string };
      return sendPage(reply, layout({ title: 'Sign in', now: this.clock.now() }, signInPage(ownAddress(to))));
    });
    server.post('/desk/sign-in', form, (request, reply) => this.signIn(request, reply));
    server.post(
      '/desk/sign-out',
      form,
      this.act(({ reply }) => reply.header('set-cookie', closedSession).redirect('/desk', 303)),
    );
    server.get(
      '/desk',
      this.show((visit) => this.list(visit)),
    );
    server.get(
      '/desk/find',
      this.show((visit) => this.find(visit)),
    );
    server.get(
      '/desk/orders/:year/:serial',
      this.show((visit) => this.order(visit)),
    );
    server.get(
      '/desk/orders/:year/:serial/cancel',
      this.show((visit) => this.askToCancel(visit)),
    );
    server.post(
      '/desk/orders/:year/:serial/cancel',
      form,
      this.act((visit) => this.cancel(visit)),
    );
    server.post(
      '/desk/orders/:year/:serial/contact',
      form,
      this.act((visit) => this.contact(visit)),
    );
    this.button(server, 'look', (actions, number) => actions.lookAtPayment(number));
    this.button(server, 'replay', (actions, number, { event = '', group = '' }) =>
      actions.replay(number, event, group),
    );
    this.button(server, 'resend', (actions, number, { mail = '', copy }) =>
      actions.resend(number, mail, /^[1-9]\d?$/.test(copy ?? '') ? Number(copy) : undefined),
    );
  }

  /** A button of the order's page: what came of it stands on that page. */
  private button(
    server: FastifyInstance,
    name: string,
    press: (actions: DeskActions, number: string, fields: Fields) => Promise<Done>,
  ): void {
    server.post(
      `/desk/orders/:year/:serial/${name}`,
      form,
      this.act(async (visit) => {
        const number = numberOf(visit.request);
        const { text } = await press(this.actionsOf(visit), number, fieldsOf(visit.request));
        return this.backWith(visit, number, text);
      }),
    );
  }

  /** Pages are for those who have signed in; others are asked to. */
  private show(page: (visit: Visit) => Promise<unknown>) {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const now = this.clock.now();
      const session = this.sessions.of(request, now);
      if (!session) return this.askToSignIn(request, reply, now);
      return this.guarded({ request, reply, session, now }, page);
    };
  }

  /** What changes something comes from a form of the session's own pages. */
  private act(page: (visit: Visit) => unknown) {
    return this.show(async (visit) => {
      const { formKey = '' } = fieldsOf(visit.request);
      if (this.sessions.isOwnForm(visit.request, visit.session, formKey)) return page(visit);
      this.logger.warn(`a form that is none of ours was sent in the name of ${visit.session.who}`);
      return this.page(visit, 'Not done', sentencePage('Not done', 'This form did not come from these pages.'), 403);
    });
  }

  /** Whatever is away, the page comes; a fault is logged once and told without its words. */
  private async guarded(visit: Visit, page: (visit: Visit) => Promise<unknown>): Promise<unknown> {
    try {
      return await this.limited(() => (visit.reply.raw.closed ? visit.reply.hijack() : page(visit)));
    } catch (fault) {
      this.logger.error(
        new Error(`${visit.request.method} ${visit.request.routeOptions.url} failed`, { cause: fault }),
      );
      const text = 'A service that is needed for this gives no answer. Nothing that could not be noted was done.';
      return this.page(visit, 'Not known now', sentencePage('Not known now', text), 503);
    }
  }

  /** Back to where they wanted to go: an alarm may have sent them a link. */
  private askToSignIn({ method, url }: FastifyRequest, reply: FastifyReply, now: Date): FastifyReply {
    if (method !== 'GET') return sendPage(reply.status(401), layout({ title: 'Sign in', now }, signInPage('/desk')));
    return reply.redirect(`/desk/sign-in?to=${encodeURIComponent(url)}`, 303);
  }

  private signIn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { who = '', token = '', to } = fieldsOf(request);
    const now = this.clock.now();
    const name = who.normalize().trim();
    const cookie = isName(name) ? this.sessions.open(name, token, now) : undefined;
    if (cookie) {
      this.logger.log(`${name} has signed in`);
      return reply.header('set-cookie', cookie).redirect(ownAddress(to), 303);
    }
    this.logger.warn('somebody could not sign in at the desk');
    const fault = isName(name) ? 'This is not the token.' : 'A name has letters, digits, dots and spaces.';
    return sendPage(reply.status(403), layout({ title: 'Sign in', now }, signInPage(ownAddress(to), fault)));
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
    return this.page(visit, 'Older than it should be', body, 200, wanted.renew ? 15 : undefined);
  }

  private async find(visit: Visit): Promise<unknown> {
    const { word = '' } = visit.request.query as { word?: string };
    const number = await numberFor(this.services, word);
    if (/^\d{4}\/\d{8}$/.test(number)) return visit.reply.redirect(addressOf(number), 303);
    return this.page(visit, 'Not found', sentencePage('Not found', `There is no order ${word.slice(0, 60)}.`), 404);
  }

  private async order(visit: Visit): Promise<unknown> {
    const number = numberOf(visit.request);
    const story = await readStory(this.services, number, { now: visit.now });
    if (story === 'order-unknown') return this.noSuchOrder(visit, number);
    return this.page(visit, `Order ${number}`, orderPage(story, visit.session));
  }

  /** An answer to a form, so that no address leads to whose order it is. */
  private async contact(visit: Visit): Promise<unknown> {
    const number = numberOf(visit.request);
    const { why = '' } = fieldsOf(visit.request);
    if (!isReason(why)) return this.backWith(visit, number, 'A reason has 3 to 500 signs: nothing was shown.');
    const story = await this.actionsOf(visit).openContact(number, why.trim(), visit.now);
    if (story === 'order-unknown') return this.noSuchOrder(visit, number);
    return this.page(visit, `Order ${number}`, orderPage(story, visit.session));
  }

  private async askToCancel(visit: Visit, fault?: string): Promise<unknown> {
    const number = numberOf(visit.request);
    const story = await readStory(this.services, number, { now: visit.now });
    if (story === 'order-unknown') return this.noSuchOrder(visit, number);
    const body = cancelPage(story, visit.session.formKey, fault);
    return this.page(visit, `Cancel order ${number}`, body, fault ? 422 : 200);
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

  private backWith({ reply }: Visit, number: string, text: string): FastifyReply {
    return reply.header('set-cookie', this.sessions.said(text)).redirect(addressOf(number), 303);
  }

  private noSuchOrder(visit: Visit, number: string): FastifyReply {
    return this.page(visit, 'Not found', sentencePage('Not found', `There is no order ${number}.`), 404);
  }

  private page(visit: Visit, title: string, body: Part, status = 200, renew?: number): FastifyReply {
    const { request, reply, session, now } = visit;
    const said = this.sessions.hear(request);
    if (said) void reply.header('set-cookie', heard);
    return sendPage(reply.status(status), layout({ title, ...session, now, renew }, body, said));
  }
}

const sendPage = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(text.replace(/>\s+</g, '> <'));
const kept = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'private, max-age=3600');

/** Of a form; what is there twice, or is no form, is not there. */
const fieldsOf = ({ body }: FastifyRequest): Fields =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string'));
/** Of a page here; anything else leads to the list. */
const ownAddress = (to: string | undefined): string => (to && /^\/desk[\w/?=&.-]*$/.test(to) ? to : '/desk');
const isName = (name: string): boolean => /^[\p{L}\d][\p{L}\d ._-]{0,39}$/u.test(name);
const isReason = (why: string): boolean => why.trim().length >= 3 && why.trim().length <= 500;

function numberOf({ params }: FastifyRequest): string {
  const { year, serial } = params as { year: string; serial: string };
  return `${year}/${serial}`.slice(0, 20);
}
