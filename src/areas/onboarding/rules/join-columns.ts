import type { ImportKindName } from '#contract/import-kind-names.ts'
import { knownHeaders } from '../known-headers.ts'
import type { ColumnSource } from '../onboarding-plan.ts'
import type { ColumnStep, SampledFile } from './guess-file.ts'
import { columnOf, headerPhrase } from './header-phrase.ts'

/** Kinds whose rows name a ship-to. */
const shipToKinds: ReadonlySet<ImportKindName> = new Set(['ship-tos', 'route-days', 'orders', 'invoices', 'prices'])

/**
 * PLAT-3: what stands in two columns: the pack and its size, and a ship-to that is only counted
 * within its customer, as '001' beside several of them.
 */
export const withJoined: ColumnStep = (kind, { columns: all }, columns) => {
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

/** PLAT-3: a first and a last name in columns of their own are whole, not words of one name. */
export const withNames: ColumnStep = (kind, { columns: all }, columns) => {
  const { firstName, lastName } = columns
  if (kind !== 'users' || !firstName || !('from' in firstName) || !lastName || !('from' in lastName)) return columns
  const valuesOf = (name: string) => all.find(({ header }) => header === name)?.examples ?? []
  const lasts = valuesOf(lastName.from)
  const isFullName = valuesOf(firstName.from).every((first, row) => (lasts[row] ?? '').startsWith(first))
  if (firstName.from === lastName.from || isFullName) return columns
  return { ...columns, firstName: { from: firstName.from }, lastName: { from: lastName.from } }
}
