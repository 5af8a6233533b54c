import { divideRationals, multiplyRationals, type Rational, rational, readRational } from '#kit/rational.ts'
import { type PackUnit, readCans, readPackParts } from '#areas/items/rules/read-pack.ts'
import type { LinkSource, MeasureLink } from '../measure.ts'
import { type UnitKey, unitOf } from '../units.ts'
import { readUnit } from './read-unit.ts'

/** The facts of an item, or of a custom item, that connect its measures. */
export interface MeasuredItem {
  readonly packSizeDescription: string
  /** Net, hundredths of a pound a case; 0 when unknown. The estimate of catch weight. */
  readonly caseWeightHundredths: number
  readonly isCatchWeight: boolean
  /** Whether eaches of a case are sold, and how many make a case. */
  readonly isBrokenCase: boolean
  readonly eachOnly: boolean
  readonly eachesPerCase: number
  /** What the nutrition facts call a serving: '1/2 cup', and how much that is: 125 g. */
  readonly householdServingSize?: string | undefined
  readonly servingSize?: { readonly value: number; readonly uom: string } | undefined
}

const unitOfPack: Readonly<Record<PackUnit, UnitKey>> = {
  lb: 'lb',
  oz: 'oz',
  kg: 'kg',
  g: 'g',
  gal: 'gallon',
  qt: 'quart',
  pt: 'pint',
  floz: 'floz',
  l: 'l',
  ml: 'ml',
  ct: 'each',
  dz: 'dozen',
}
const unitOfCan: Readonly<Record<string, UnitKey>> = {
  '10': 'can10',
  '5': 'can5',
  '3': 'can3',
  '2.5': 'can2half',
  '2': 'can2',
  '300': 'can300',
}

/** Milliliters of the measures of nutrition facts, which are round: 21 CFR 101.9(b)(5)(viii). */
const onLabels: Readonly<Partial<Record<UnitKey, number>>> = { tsp: 5, tbsp: 15, floz: 30, cup: 240 }

const aCase = (amount: Rational, unit: UnitKey, source: LinkSource): MeasureLink[] =>
  amount.numerator > 0n ? [{ of: 'case', amount, unit, source }] : []

function fromPack(pack: string): MeasureLink[] {
  const cans = readCans(pack)
  if (cans) return aCase(rational(cans.count), unitOfCan[cans.size]!, 'pack')
  const parts = readPackParts(pack)
  const [outer, size] = parts ? [readRational(parts.outer), readRational(parts.size)] : []
  return parts && outer && size ? aCase(multiplyRationals(outer, size), unitOfPack[parts.unit], 'pack') : []
}

/** '1/2 cup' and 125 g: 120 ml weigh 125 g. */
function fromServing({ householdServingSize = '', servingSize }: MeasuredItem): MeasureLink[] {
  const [, number = '', name = ''] = /^([\d ./-]{1,12}) ?([a-z #.]{1,30})/i.exec(householdServingSize.trim()) ?? []
  const [household, of] = [readRational(number), readUnit(name)]
  const [value, unit] = [readRational(String(servingSize?.value ?? '')), readUnit(servingSize?.uom ?? '')]
  if (!household || !of || !value || !unit || household.numerator <= 0n || value.numerator <= 0n) return []
  const { dimension } = unitOf(of)
  // 'oz' of a drink are fluid ounces, and a serving that is counted says nothing.
  if (dimension === 'weight' || unitOf(unit).dimension === 'count') return []
  const ml = onLabels[of]
  const asked = ml === undefined ? household : multiplyRationals(household, rational(ml))
  return [{ of: ml === undefined ? of : 'ml', amount: divideRationals(value, asked), unit, source: 'serving' }]
}

/**
 * RECIPE-3: what an item's own facts say of its measures, the most certain first: the weight it is
 * priced by, its pack, how many eaches make a case, its net weight, and the serving of its
 * nutrition facts. `convertMeasure` follows them; what a person answered goes before them.
 */
export function linksOfItem(item: MeasuredItem): readonly MeasureLink[] {
  const weight = aCase(
    rational(item.caseWeightHundredths, 100),
    'lb',
    item.isCatchWeight ? 'catch weight' : 'net weight',
  )
  const eaches = item.isBrokenCase || item.eachOnly ? aCase(rational(item.eachesPerCase), 'soldEach', 'pack') : []
  const pack = fromPack(item.packSizeDescription)
  const certain = item.isCatchWeight ? [...weight, ...pack, ...eaches] : [...pack, ...eaches, ...weight]
  return [...certain, ...fromServing(item)]
}
