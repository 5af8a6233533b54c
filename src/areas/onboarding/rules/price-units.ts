import type { ImportKindName } from '#contract/import-kind-names.ts'
import { knownHeaders } from '../known-headers.ts'
import type { ColumnSource, PlannedImport } from '../onboarding-plan.ts'
import { isEach, weightUnitOf } from './amounts.ts'
import type { ColumnStep, SampledFile } from './guess-file.ts'
import { columnOf, headerPhrase } from './header-phrase.ts'

/**
 * PLAT-3: of a file with one column of prices that says what they are of, by a unit or a flag of
 * catch weight: those of a weight are by the pound.
 */
export const withPounds: ColumnStep = (kind, { columns: all }, columns) => {
  const flag = columnOf(knownHeaders.items?.['isCatchWeight'] ?? [], all)
  const unit = unitOf(all, priceUnits) ?? unitOf(all, saleUnits)
  if (kind !== 'prices') return columns
  // A unit that is never a weight among the first rows may be that of the sale.
  if (flag && !unit?.examples.some(weightUnitOf))
    return splitPrice(columns, { column: flag, is: 'no' }, { column: flag, is: 'yes' })
  if (!unit) return columns
  return splitPrice(columns, { column: unit.header, is: 'no weight' }, { column: unit.header, is: 'weight' })
}

/**
 * PLAT-3, ITEM-8: where some rows are in cases and others in eaches, their quantity and price are
 * of the one or the other. Where all are in eaches, that is how the system calls what it sells.
 */
export const withEaches: ColumnStep = (kind, { columns: all }, columns) => {
  if (!ofEaches.has(kind)) return columns
  const ofSale = unitOf(all, saleUnits)
  const ofPrice = unitOf(all, priceUnits) ?? ofSale
  const split = ofUnits.flatMap(([ofCase, ofEach, is]) => {
    const source = columns[ofCase]
    const unit = is === 'case' ? ofPrice : ofSale
    if (!unit?.examples.some(namesCases)) return []
    if (!source || !('from' in source) || columns[ofEach] || namesCase(source.from)) return []
    if (source.where && !('column' in source.where && source.where.is === 'no weight')) return []
    return [
      [ofCase, { ...source, where: { column: unit.header, is } }] as const,
      [ofEach, { ...source, where: { column: unit.header, is: 'each' } }] as const,
    ]
  })
  return { ...columns, ...Object.fromEntries<ColumnSource>(split) }
}

/** Whether a unit is neither of eaches nor of weight; a price of the each is no unit. */
const namesCases = (unit: string): boolean => /[a-z]/i.test(unit) && !isEach(unit) && !weightUnitOf(unit)

const ofEaches: ReadonlySet<ImportKindName> = new Set(['prices', 'orders', 'invoices'])

/** What is of the case, and of the each; by the pound are prices, and no quantities. */
const ofUnits = [
  ['casePrice', 'eachPrice', 'case'],
  ['orderedCases', 'orderedUnits', 'no each'],
  ['shippedCases', 'shippedUnits', 'no each'],
] as const

const saleUnits = new Set(['uom', 'um', 'u m', 'unit of measure'].map(headerPhrase))
const priceUnits = new Set(['price uom', 'price um', 'pricing uom', 'price unit', 'pricing unit'].map(headerPhrase))
const unitOf = (all: SampledFile['columns'], phrases: ReadonlySet<string>) =>
  all.find(({ header }) => phrases.has(headerPhrase(header)))

type Where = Extract<ColumnSource, { from: string }>['where']

/** A price whose header does not name the case, as one of the case or of the pound. */
function splitPrice(columns: Record<string, ColumnSource>, ofCase: Where, ofPound: Where) {
  const { casePrice, perPound } = columns
  if (perPound || !casePrice || !('from' in casePrice) || casePrice.where || namesCase(casePrice.from)) return columns
  const { roundTo: _, ...exact } = casePrice
  return { ...columns, casePrice: { ...casePrice, where: ofCase }, perPound: { ...exact, where: ofPound } }
}

const namesCase = (header: string): boolean => headerPhrase(header).split(' ').includes('case')

/**
 * PLAT-3, ITEM-8: where only the item file says which items are catch weight: their price is by the
 * pound, and none of the case on orders, invoices and as cost.
 */
export function withPoundsOfItems(planned: PlannedImport): PlannedImport {
  const [ofCase, ofPound] = (['no', 'yes'] as const).map((is) => ({ item: 'catch weight' as const, is }))
  const { kind, columns } = planned
  if (kind === 'prices') return { ...planned, columns: splitPrice(columns, ofCase, ofPound) }
  const { casePrice } = columns
  if ((kind !== 'orders' && kind !== 'invoices') || !casePrice || !('from' in casePrice)) return planned
  if (casePrice.where) return planned
  return namesCase(casePrice.from)
    ? planned
    : { ...planned, columns: { ...columns, casePrice: { ...casePrice, where: ofCase } } }
}

/**
 * PLAT-3: what an item costs is by the case here, and by the pound of catch weight in most exports.
 */
export const withCaseCost: ColumnStep = (kind, { columns: all }, columns) => {
  const flag = columnOf(knownHeaders.items?.['isCatchWeight'] ?? [], all)
  const { cost } = columns
  if (kind !== 'items' || !flag || !cost || !('from' in cost) || namesCase(cost.from)) return columns
  return { ...columns, cost: { ...cost, where: { column: flag, is: 'no' } } }
}

const breakHeaders = new Set(
  ['min qty', 'minimum qty', 'qty min', 'qty break', 'break qty', 'from qty', 'qty from'].map(headerPhrase),
)

/** PLAT-3: of prices with a row for each quantity from which they count. */
export const withBreaks: ColumnStep = (kind, { columns: all }, columns) => {
  const from = all.find(({ header }) => breakHeaders.has(headerPhrase(header)))
  if (kind !== 'prices' || !from || columns['priceBreaks']) return columns
  const hasComma = from.examples.some((cell) => cell.includes(','))
  return { ...columns, priceBreaks: { breaksFrom: from.header, ...(hasComma && { as: 'decimal comma' as const }) } }
}
