import { Inject, Injectable, Logger } from '@nestjs/common';
import { storeLogEntry } from '@fenestra/contracts/http/page-log';
import type { pageCalls } from '@fenestra/contracts/wire/page-calls';
import { hostName } from '@fenestra/domain/shop/host-name';
import { accept } from '@fenestra/domain/result';
import { NotificationsClient } from '@fenestra/clients/service-clients';
import { Config } from '@fenestra/platform/service/config';
import { opaqueId } from '@fenestra/platform/service/ids';
import type { z } from 'zod/mini';
import type { GatewayConfig } from '../config';
import { RateLimits } from '../edge/rate-limits';
import type { WireResult, ParsedRequest } from '../wire/wire-endpoint';
import { scriptHostsOf } from '../pages/third-party-settings';
import { Storefronts } from '../storefronts';
import { sanitizeReport } from './sanitize-report';
import { sanitizeUserAgent } from './sanitize-user-agent';

type Call = (typeof pageCalls)['log'];

/** Takes what a page reports, under an id that feedback can name (OPEN-Q-25). */
@Injectable()
export class StoreLogEntry {
  private readonly logger = new Logger('browser');
  private readonly scriptHosts: ReadonlySet<string>;

  constructor(
    private readonly notifications: NotificationsClient,
    private readonly limits: RateLimits,
    private readonly storefronts: Storefronts,
    @Inject(Config) config: Pick<GatewayConfig, 'THIRD_PARTY_SCRIPTS'>,
  ) {
    this.scriptHosts = scriptHostsOf(config.THIRD_PARTY_SCRIPTS);
  }

  async execute({ shop, body, client }: ParsedRequest<z.output<Call['body']>>): WireResult<z.output<Call['answer']>> {
    await this.limits.consume('log', client, shop);
    const id = opaqueId();
    const { data, leftOut } = sanitizeReport(body.data, this.scriptHosts);
    const entry = {
      id,
      shopId: shop.id,
      host: this.storefronts.isHostOf(shop, body.host) ? hostName(body.host) : '',
      browser: sanitizeUserAgent(body.userAgent),
      pageTime: isTime(body.time) ? String(body.time) : '',
      data,
    };
    this.logger.warn('a page reports', { id, shopId: shop.id, leftOut }); // the row holds its content, for a limited time
    const stored = await this.notifications.call(storeLogEntry, { body: entry });
    return stored.ok ? accept({ id }) : stored;
  }
}

/** As the page writes it, or milliseconds since 1970 or since the page was opened. */
const isTime = (time: string | number): boolean =>
  typeof time === 'number' ? Number.isSafeInteger(time) : /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(time);
