import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { withFaults } from '../with-faults';
import type { Faults } from '../faults';
import type { Ledger } from '../ledger';

/** The one merchant of this network. */
export const affiliateAccount = 'default1';

const visitorCookie = 'PAPVisitorId';
const currencies = ['CZK', 'EUR', 'HUF'];

const Sale = z.object({
  AccountId: z.string().default(''),
  visitorId: z.string().default(''),
  TotalCost: z.string().default(''),
  OrderID: z.string().default(''),
  Currency: z.string().optional(),
});
type Sale = z.output<typeof Sale>;

const Click = z.object({ a_aid: z.string().min(1), desturl: z.url() });

type Parts = { readonly ledger: Ledger; readonly faults: Faults };

/**
 * Sales and clicks of Post Affiliate Pro (external-services 4.1). A sale is answered with a picture whatever becomes of it;
 * the ledger says whether it counts.
 */
export function serveAffiliate(app: FastifyInstance, { ledger, faults }: Parts): void {
  const faulty = withFaults(faults, (reply, status) => reply.status(status).send());
  const sell = (input: unknown, reply: FastifyReply) =>
    faulty('affiliate.sale', reply, () => {
      const sale = Sale.parse(input);
      const errors = saleErrors(sale, ledger);
      if (errors.length > 0) ledger.write('affiliate.ignored', { ...sale, because: errors });
      else ledger.write('affiliate.sale', sale);
      return () => reply.type('image/gif').send(pixel);
    });
  app.get('/affiliate/scripts/sale.php', ({ query }, reply) => sell(query, reply));
  app.post('/affiliate/scripts/sale.php', ({ body }, reply) => sell(body, reply));

  app.get('/affiliate/scripts/click.php', ({ query }, reply) => {
    const { a_aid: affiliate, desturl } = Click.parse(query);
    const visitorId = randomBytes(16).toString('hex');
    ledger.write('affiliate.click', { affiliate, visitorId });
    return reply.header('set-cookie', `${visitorCookie}=${visitorId}; Path=/; SameSite=Lax`).redirect(desturl);
  });
}

function saleErrors({ AccountId, visitorId, TotalCost, OrderID, Currency }: Sale, ledger: Ledger): string[] {
  const known = ledger.records.some((sale) => sale.kind === 'affiliate.sale' && sale['OrderID'] === OrderID);
  return [
    ...(AccountId === affiliateAccount ? [] : ['unknown account']),
    ...(visitorId === '' ? ['no visitor'] : []),
    ...(/^\d+(\.\d{1,2})?$/.test(TotalCost) ? [] : ['the total cost is no decimal with a point']),
    ...(OrderID === '' ? ['no order'] : known ? ['the order is known'] : []),
    ...(Currency === undefined || currencies.includes(Currency) ? [] : ['unknown currency']),
  ];
}

/** One transparent point. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
