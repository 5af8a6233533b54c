import type { CostPlus } from '../cost-plus.ts'

const ways = [
  ['costPlusPercent', 'percent'],
  ['costPlusCase', 'case'],
  ['costPlusPound', 'pound'],
] as const

/** What of a row of a file decides whether its price follows the cost. */
export interface CostPlusRow {
  readonly casePrice?: number | null
  readonly perPound?: number | null
  readonly priceBreaks?: readonly unknown[] | null
  readonly costPlusPercent?: number | null
  readonly costPlusCase?: number | null
  readonly costPlusPound?: number | null
}

/** ITEM-8: what is wrong with the cost plus of a row. */
export function checkCostPlus(row: CostPlusRow): { readonly field: string; readonly reason: string } | undefined {
  const [first, second] = ways.map(([field]) => field).filter((field) => row[field] != null)
  if (first === undefined) return undefined
  const beside = second ?? (['casePrice', 'perPound'] as const).find((field) => row[field] != null)
  if (beside !== undefined) return { field: beside, reason: `cannot be given beside ${first}` }
  return row.priceBreaks?.length ? { field: 'priceBreaks', reason: `cannot be given beside ${first}` } : undefined
}

/**
 * What is stored. Undefined: as it was, where the file has none of the columns; but a price of its
 * own takes the place of cost plus.
 */
export function costPlusToStore(row: CostPlusRow): CostPlus | null | undefined {
  const way = ways.find(([field]) => row[field] != null)
  if (way) return { by: way[1], value: row[way[0]]! }
  const isReplaced = row.casePrice != null || row.perPound != null
  return isReplaced || ways.some(([field]) => row[field] === null) ? null : undefined
}
