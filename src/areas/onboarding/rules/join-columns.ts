import type { ImportKindName } from '#contract/import-kind-names.ts'
import { knownHeaders } from '../known-headers.ts'
import type { ColumnSource } from '../onboarding-plan.ts'
import type { SampledFile } from './guess-file.ts'
import { headerPhrase } from './header-phrase.ts'

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
  if (kind === 'items' && pack && size) return { ...columns, packSizeDescription: { join: [pack, size], with: '/' } }
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
 * PLAT-3: of a file that says which items are catch weight and has one column of prices: that of
 * those is by the pound.
 */
export function withPounds(
  kind: ImportKindName,
  { columns: all }: SampledFile,
  columns: Record<string, ColumnSource>,
): Record<string, ColumnSource> {
  const flag = columnOf(knownHeaders.items?.['isCatchWeight'] ?? [], all)
  const { casePrice, perPound } = columns
  if (kind !== 'prices' || !flag || perPound || !casePrice || !('from' in casePrice)) return columns
  return {
    ...columns,
    casePrice: { ...casePrice, where: { column: flag, is: 'no' } },
    perPound: { ...casePrice, where: { column: flag, is: 'yes' } },
  }
}

const columnOf = (phrases: readonly string[], columns: SampledFile['columns']): string | undefined =>
  columns.find(({ header }) => phrases.includes(headerPhrase(header)))?.header
