import type { ImportKindName } from '#contract/import-kind-names.ts'
import { goneHeaders, knownHeaders } from '../known-headers.ts'
import type { ColumnSource, PlannedImport } from '../onboarding-plan.ts'
import { isEach, weightUnitOf } from './amounts.ts'
import type { SampledFile } from './guess-file.ts'
import { headerPhrase } from './header-phrase.ts'
import { isFlagSet } from './read-cell-as.ts'

/** Kinds whose rows name a ship-to. */
const shipToKinds: ReadonlySet<ImportKindName> = new Set(['ship-tos', 'route-days', 'orders', 'invoices', 'prices'])

/**
 * PLAT-3: what stands in two columns: the pack and its size, and a ship-to that is only counted
 * within its customer, as '001' beside several of them.
 */
export function withJoined(
  kind: ImportKindName,
  { columns: all }: SampledFile,
  columns: Record<string, ColumnSource>,
): Record<string, ColumnSource> {
  const headerOf = (phrase: string) => all.find(({ header }) => headerPhrase(header) === phrase)?.header
  const [pack, size] = [headerOf('pack'), headerOf('size')]
  if (kind === 'items' && pack && size)
    return { ...withPack(columns, pack, all), packSizeDescription: { join: [pack, size], with: '/' } }
  const customerHeader = columnOf(knownHeaders['bill-tos']?.['billTo'] ?? [], all)
  const { shipTo } = columns
  if (!shipToKinds.has(kind) || !customerHeader || !shipTo || !('from' in shipTo) || shipTo.from === customerHeader)
    return columns
  const valuesOf = (name: string) => all.find(({ header }) => header === name)?.examples ?? []
  const customers = valuesOf(customerHeader)
  const first = new Map<string, string | undefined>()
  const isCounted = valuesOf(shipTo.from).some((place, row) => {
    if (!place) return false
    if (!first.has(place)) first.set(place, customers[row])
    return first.get(place) !== customers[row]
  })
  return isCounted ? { ...columns, shipTo: { join: [customerHeader, shipTo.from], with: '-' } } : columns
}

/**
 * A pack of a whole number is the eaches of a case that may be split: without it one would be all.
 */
function withPack(columns: Record<string, ColumnSource>, pack: string, all: SampledFile['columns']) {
  const { isBrokenCase: split, eachesPerCase } = columns
  const packs = all.find(({ header }) => header === pack)?.examples ?? []
  if (!split || !('from' in split) || eachesPerCase || !packs.every((cell) => /^\d*$/.test(cell.trim()))) return columns
  return { ...columns, eachesPerCase: { from: pack, where: { column: split.from, is: 'yes' as const } } }
}

/**
 * PLAT-3: of a file with one column of prices that says what they are of, by a unit or a flag of
 * catch weight: those of a weight are by the pound.
 */
export function withPounds(
  kind: ImportKindName,
  { columns: all }: SampledFile,
  columns: Record<string, ColumnSource>,
): Record<string, ColumnSource> {
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
export function withEaches(
  kind: ImportKindName,
  { columns: all }: SampledFile,
  columns: Record<string, ColumnSource>,
): Record<string, ColumnSource> {
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
export function withCaseCost(
  kind: ImportKindName,
  { columns: all }: SampledFile,
  columns: Record<string, ColumnSource>,
): Record<string, ColumnSource> {
  const flag = columnOf(knownHeaders.items?.['isCatchWeight'] ?? [], all)
  const { cost } = columns
  if (kind !== 'items' || !flag || !cost || !('from' in cost) || namesCase(cost.from)) return columns
  return { ...columns, cost: { ...cost, where: { column: flag, is: 'no' } } }
}

/** PLAT-3: a state of items beside a flag of those that are gone: either says so. */
export function withDeletions(
  kind: ImportKindName,
  { columns: all }: SampledFile,
  columns: Record<string, ColumnSource>,
): Record<string, ColumnSource> {
  const { erpStatus } = columns
  const flag = all.find(
    ({ header, examples }) =>
      goneHeaders.has(headerPhrase(header)) && examples.every((cell) => isFlagSet(cell) !== null),
  )
  if (kind !== 'items' || !flag || !erpStatus || !('from' in erpStatus) || erpStatus.from === flag.header)
    return columns
  return { ...columns, erpStatus: { ...erpStatus, unless: { column: flag.header, value: 'discontinued' } } }
}

/** PLAT-3: a first and a last name in columns of their own are whole, not words of one name. */
export function withNames(
  kind: ImportKindName,
  { columns: all }: SampledFile,
  columns: Record<string, ColumnSource>,
): Record<string, ColumnSource> {
  const { firstName, lastName } = columns
  if (kind !== 'users' || !firstName || !('from' in firstName) || !lastName || !('from' in lastName)) return columns
  const valuesOf = (name: string) => all.find(({ header }) => header === name)?.examples ?? []
  const lasts = valuesOf(lastName.from)
  const isFullName = valuesOf(firstName.from).every((first, row) => (lasts[row] ?? '').startsWith(first))
  if (firstName.from === lastName.from || isFullName) return columns
  return { ...columns, firstName: { from: firstName.from }, lastName: { from: lastName.from } }
}

/** PLAT-3: a flag of credit hold beside a state of customers: either says so. */
export function withHolds(
  kind: ImportKindName,
  _file: SampledFile,
  columns: Record<string, ColumnSource>,
): Record<string, ColumnSource> {
  const { isActive, isOnCreditHold: hold } = columns
  if (kind !== 'bill-tos' || !hold || !('from' in hold) || hold.as === 'on hold by status') return columns
  if (!isActive || !('from' in isActive) || isActive.as !== 'customer status') return columns
  const unless = { column: isActive.from, is: ['H', 'Hold', 'On hold', 'Credit hold'], value: 'yes' }
  return { ...columns, isOnCreditHold: { ...hold, unless } }
}

const breakHeaders = new Set(
  ['min qty', 'minimum qty', 'qty min', 'qty break', 'break qty', 'from qty', 'qty from'].map(headerPhrase),
)

/** PLAT-3: of prices with a row for each quantity from which they count. */
export function withBreaks(
  kind: ImportKindName,
  { columns: all }: SampledFile,
  columns: Record<string, ColumnSource>,
): Record<string, ColumnSource> {
  const from = all.find(({ header }) => breakHeaders.has(headerPhrase(header)))
  if (kind !== 'prices' || !from || columns['priceBreaks']) return columns
  const hasComma = from.examples.some((cell) => cell.includes(','))
  return { ...columns, priceBreaks: { breaksFrom: from.header, ...(hasComma && { as: 'decimal comma' as const }) } }
}

const columnOf = (phrases: readonly string[], columns: SampledFile['columns']): string | undefined =>
  columns.find(({ header }) => phrases.includes(headerPhrase(header)))?.header
