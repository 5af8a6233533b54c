import type { PromotionInfo, PromotionItem } from '../promotion.ts'

/** A promotion for the ship-to Harbor Grill Downtown, in March 2026. */
export const buildInfo = (of: Partial<PromotionInfo> = {}): PromotionInfo => ({
  name: 'Spring baking',
  note: '',
  startsOn: '2026-03-01',
  endsOn: '2026-03-31',
  audience: [{ kind: 'shipTo', number: '0000101' }],
  allowsBelowCost: false,
  ...of,
})

/** 10% off flour. */
export const buildItem = (of: Partial<PromotionItem> = {}): PromotionItem => ({
  itemNumber: '0001001',
  kind: 'percent',
  caseCents: null,
  eachCents: null,
  poundHundredths: null,
  percentHundredths: 1000,
  buy: null,
  get: null,
  ...of,
})
