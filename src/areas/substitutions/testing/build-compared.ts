import type { Packing } from '#areas/carts/rules/convert-quantities.ts'
import type { ItemFacts } from '#areas/items/item.ts'
import type { ItemPrice } from '#areas/prices/item-price.ts'
import type { ComparedItem } from '../rules/check-alternative.ts'

/** An item as tests compare and offer it. */
export interface BuiltItem extends ComparedItem, Packing, ItemFacts {
  readonly price: ItemPrice | null
}

/** An active item of 8 bags of 5 lb at $20.00 a case: 50 cents a pound. */
export const buildCompared = (item: Partial<BuiltItem> = {}): BuiltItem => ({
  itemNumber: '0001001',
  description: 'FLOUR ALL PURPOSE',
  packSizeDescription: '8/5 LB',
  caseWeightHundredths: 4000,
  isCatchWeight: false,
  isBrokenCase: false,
  eachOnly: false,
  eachesPerCase: 8,
  erpStatus: 'active',
  isDropShip: false,
  isJustInTime: false,
  isReserved: false,
  isReservedForThisShipTo: false,
  isProprietary: false,
  isSpecialOrder: false,
  onHandCases: 100,
  lowBelowCases: 5,
  diets: [],
  contains: [],
  mayContain: [],
  freeFrom: [],
  price: priceOf(2000),
  ...item,
})

/** A list price of a case in cents, and by the pound in hundredths of a cent. */
export const priceOf = (casePrice: number | null, perPound: number | null = null): NonNullable<BuiltItem['price']> => ({
  casePrice,
  eachPrice: null,
  perPound,
  isEstimate: perPound !== null,
  isBidPrice: false,
  isCaseBidPrice: false,
  isEachBidPrice: false,
  receipt: { kind: 'list', reference: '', since: '2020-01-01', until: null },
})

/** Nothing was accepted. */
export const nothing = { diets: [], allergens: [], unstated: [] }
