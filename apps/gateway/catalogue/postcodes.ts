import { Injectable } from '@nestjs/common';
import { listPostcodes } from '@fenestra/contracts/http/pricing';
import { countryTokens, restCalls } from '@fenestra/contracts/wire/rest-calls';
import { Clock } from '@fenestra/platform/clock';
import { PricingClient } from '@fenestra/platform/neighbours';
import { caching, Encoded } from '../pages/encoded';
import { done } from '../edge/wire-endpoint';

type Country = (typeof countryTokens)[number];
const freshMs = 3_600_000;

/** The postcode list of a country: long, and the same for hours. */
@Injectable()
export class Postcodes {
  private readonly kept = new Map<Country, { list: Encoded; until: number }>();

  constructor(
    private readonly pricing: PricingClient,
    private readonly clock: Clock,
  ) {}

  /** Undefined for a country where no shop is. */
  async of(token: unknown): Promise<Encoded | undefined> {
    const country = countryTokens.find((known) => known === token);
    if (!country) return undefined;
    const now = this.clock.now().getTime();
    const kept = this.kept.get(country);
    if (kept && kept.until > now) return kept.list;
    const places = await this.pricing.call(listPostcodes, { query: { country } });
    if (!places.ok) return undefined;
    const json = JSON.stringify(done(restCalls.listPostcodes.answer, places.value));
    const list = new Encoded(json, 'application/json; charset=utf-8', caching.hour);
    this.kept.set(country, { list, until: now + freshMs });
    return list;
  }
}
