import { readPack } from '#areas/items/rules/read-pack.ts'
import type { WrittenUnit } from '../order-line.ts'

/** Ounces of weight. */
const ounces = { pound: 16, kilo: 35.273_962 } as const
type WeightUnit = keyof typeof ounces

/** Part of a case that nobody misses: kilos and packs are rounded when they become ounces. */
const missing = 0.001

/** Whether a line is written by weight. */
export const isWeight = (unit: WrittenUnit | null): unit is WeightUnit => unit === 'pound' || unit === 'kilo'

/**
 * CART-13: the cases that hold a weight: one of 4/10 LB for '40 lb'; null where the pack does not
 * say what it weighs.
 */
export function casesOfWeight(quantity: number, unit: WeightUnit, pack: string): number | null {
  const content = readPack(pack)
  return content?.kind === 'weight' ? Math.ceil((quantity * ounces[unit] * 1000) / content.thousandths - missing) : null
}

/** CART-13: what becomes of a weight, as the person reads it. */
export const weightWords = (quantity: number, unit: WeightUnit, { cases, pack }: { cases: number; pack: string }) =>
  `${quantity} ${unit === 'pound' ? 'lb' : 'kg'} are in ${cases} CS of ${pack}.`
