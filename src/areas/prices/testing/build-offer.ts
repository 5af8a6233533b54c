import type { PromotionOffer } from '../promotion-offer.ts'

/** A promotion as it is read, of ten percent unless changed; it runs all March. */
export const buildOffer = (of: Partial<PromotionOffer> = {}): PromotionOffer => ({
  id: 'p1',
  name: 'Spring',
  kind: 'percent',
  caseCents: null,
  eachCents: null,
  poundHundredths: null,
  percentHundredths: 1000,
  buy: null,
  get: null,
  startsOn: '2026-03-01',
  endsOn: '2026-03-31',
  caseCost: null,
  eachesPerCase: 8,
  ...of,
})
