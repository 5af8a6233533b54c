import { divideHalfUp } from '#kit/money.ts'
import { readPack } from '#areas/items/rules/read-pack.ts'
import type { ItemPrice } from '../item-price.ts'

/** A price that packs can be compared by. */
export interface UnitPrice {
  readonly per: 'LB' | 'FL OZ' | 'EA'
  /** Hundredths of a cent. */
  readonly hundredths: number
}

/** What of the item decides its price by the unit. */
export interface PackedItem {
  readonly packSizeDescription: string
  /** Net, hundredths of a pound; 0 when unknown. */
  readonly caseWeightHundredths: number
}

const bases = { weight: 'LB', volume: 'FL OZ', count: 'EA' } as const
/** Thousandths of what a pack is measured in, for one of what its price is by: 16 oz a pound. */
const thousandthsOf = { weight: 16_000, volume: 1000, count: 1000 } as const

/**
 * ITEM-1, ITEM-8: what a pound, a fluid ounce or a piece of it costs by the case; by the pound as
 * it is priced for catch weight, by the net weight where the pack does not say what it holds, and
 * the each price of what has no case price. Null when nothing can be compared.
 */
export function unitPrice(item: PackedItem, price: ItemPrice | null): UnitPrice | null {
  if (!price) return null
  if (price.perPound !== null) return { per: 'LB', hundredths: price.perPound }
  if (price.casePrice === null)
    return price.eachPrice === null ? null : { per: 'EA', hundredths: price.eachPrice * 100 }
  const content = readPack(item.packSizeDescription)
  if (content) {
    const { kind, thousandths } = content
    return { per: bases[kind], hundredths: divideHalfUp(price.casePrice * 100 * thousandthsOf[kind], thousandths) }
  }
  if (item.caseWeightHundredths <= 0) return null
  return { per: 'LB', hundredths: divideHalfUp(price.casePrice * 10_000, item.caseWeightHundredths) }
}

const order = ['LB', 'FL OZ', 'EA'] as const

/**
 * ITEM-1: the order of unit prices: by the pound, the fluid ounce and the piece apart, as they do
 * not compare; within each by price. What has none comes last in both directions.
 */
export function compareUnitPrices(a: UnitPrice | null, b: UnitPrice | null, direction: 'asc' | 'desc'): number {
  if (!a || !b) return Number(!a) - Number(!b)
  const byBasis = order.indexOf(a.per) - order.indexOf(b.per)
  return byBasis || (direction === 'asc' ? a.hundredths - b.hundredths : b.hundredths - a.hundredths)
}
