import { divideHalfUp } from '#kit/money.ts'
import { readDecimal } from '#kit/read-decimal.ts'

/** Decimals of an amount that are looked at. */
const maxDecimals = 6

/**
 * PLAT-3: an amount with fractions of a cent, rounded half up: '26.9873' as '26.99'; others stay.
 */
export function roundToCents(value: string): string {
  if (readDecimal(value, 2) !== null) return value
  const millionths = readDecimal(value, maxDecimals)
  return millionths === null ? value : inUnits(divideHalfUp(millionths, 10_000), 2)
}

/** PLAT-3: a price of a kilogram as one of a pound, to a hundredth of a cent; other texts stay. */
export function ofPound(perKilogram: string): string {
  const millionths = readDecimal(perKilogram, maxDecimals)
  // A pound is 0.45359237 kg.
  return millionths === null ? perKilogram : inUnits(divideHalfUp(BigInt(millionths) * 45_359_237n, 10n ** 10n), 4)
}

/** PLAT-3: the sum of amounts; undefined when one of them is none. */
export function sumAmounts(amounts: readonly string[]): string | undefined {
  const cents = amounts.map((amount) => (amount === '' ? 0 : readDecimal(amount, 2)))
  return cents.includes(null)
    ? undefined
    : inUnits(
        cents.reduce<number>((sum, each) => sum + (each ?? 0), 0),
        2,
      )
}

const weightUnits: ReadonlyMap<string, 'lb' | 'kg'> = new Map(
  ['lb lbs # pound pounds', 'kg kgs kilo kilogram'].flatMap((words, at) =>
    words.split(' ').map((word) => [word, at === 0 ? 'lb' : 'kg'] as const),
  ),
)

/** PLAT-3: the unit of weight that something is priced by; undefined: by the case or the each. */
export const weightUnitOf = (unit: string): 'lb' | 'kg' | undefined =>
  weightUnits.get(unit.trim().toLowerCase().replace(/\.$/, ''))

const eaches = new Set('ea each eaches pc pcs pce piece pieces st stk stück'.split(' '))

/** PLAT-3: whether something is counted in a unit below the case. */
export const isEach = (unit: string): boolean => eaches.has(unit.trim().toLowerCase().replace(/\.$/, ''))

/** Other measures, such as a dozen or a hundred pounds: a price of those is none of a case. */
const isOther = (unit: string): boolean => /^(?:cwt|oz|g|dz|doz|dozen)\.?$/i.test(unit.trim())

/** PLAT-3: whether a unit is of weight, of eaches or of cases, or is none of them. */
export function isOfUnit(kind: 'weight' | 'no weight' | 'each' | 'no each' | 'case', unit: string): boolean {
  const isWeight = weightUnitOf(unit) !== undefined
  const of = { weight: isWeight, each: isEach(unit), case: !isWeight && !isEach(unit) && !isOther(unit) }
  return kind === 'no weight' ? !of.weight : kind === 'no each' ? !of.each : of[kind]
}

/** 1234 of two decimals is '12.34'. */
function inUnits(units: number, decimals: number): string {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0')
  return `${units < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
