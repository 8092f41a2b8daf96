import { Inject, Injectable } from '@nestjs/common';
import type { ShopFacts } from '@fenestra/domain/shop/shop-facts';
import type { Shop, ShopId } from '@fenestra/domain/shop/shops';
import { readShopFacts } from '@fenestra/clients/shop-facts';
import { readOrigins } from '@fenestra/clients/shop-origins';
import { Config } from '@fenestra/platform/service/config';
import type { NotificationsConfig } from '../config';
import type { MailBranding } from './mail-html';
import type { StorefrontContact } from './mail-texts';
import type { AttachedPdf, Message } from '../send/mailer';
import { mailBranding } from './mail-branding';

/** Names the content id of a picture by its place. */
export type CidOf = (nth: number) => string;

/** What a mail says and shows. */
export type MessageContent = {
  readonly to: string;
  /** Who is answered, if not the shop. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: (branding: MailBranding, cidOf: CidOf) => string;
  readonly text: string;
  /** PNG pictures by their place; some places have none. */
  readonly pictures: readonly (Buffer | undefined)[];
  readonly papers?: readonly AttachedPdf[];
};

/** What is the same around every mail of a shop: who sends it, who is answered, its Message-ID, its pictures. */
@Injectable()
export class MessageBuilder {
  private readonly originOf: (shopId: ShopId) => string;
  private readonly factsByShop: ReturnType<typeof readShopFacts>;

  constructor(@Inject(Config) private readonly config: NotificationsConfig) {
    this.originOf = readOrigins(config);
    this.factsByShop = readShopFacts(config);
  }

  storefrontContactOf(shop: Shop): StorefrontContact {
    return { origin: this.originOf(shop.id), phone: this.factsOf(shop).contact.phone };
  }

  /** Who sells in a shop, and how to reach them. */
  factsOf({ code }: Shop): ShopFacts {
    return this.factsByShop(code);
  }

  /** Where the shop's people read what is written to them. */
  shopEmailOf(shop: Shop): string {
    return this.factsOf(shop).contact.email;
  }

  async build(mailId: string, shop: Shop, content: MessageContent): Promise<Message> {
    const { to, replyTo = this.shopEmailOf(shop), subject, html, text, pictures, papers = [] } = content;
    const id = `${mailId}@${new URL(this.originOf(shop.id)).hostname}`;
    const cidOf: CidOf = (nth) => `picture-${nth + 1}.${id}`;
    const { wear: branding, logo } = await mailBranding(shop, id);
    return {
      messageId: `<${id}>`,
      from: `Fenestra <${this.config.MAIL_FROM}>`,
      replyTo,
      to,
      subject,
      html: html(branding, cidOf),
      text,
      pictures: [logo, ...pictures.flatMap((png, nth) => (png ? [{ cid: cidOf(nth), png }] : []))],
      papers,
    };
  }
}
