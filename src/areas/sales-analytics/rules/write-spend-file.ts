import { toCsv } from '#kit/csv.ts'
import { writeDecimal } from '#kit/write-decimal.ts'

/** A row of a file. */
export interface SpendFileRow {
  readonly label: string
  readonly spend: number
  /** Null where the year before is not known. */
  readonly before: number | null
  readonly cases: number
  readonly budget: number | null
}

/** NEXT-11: spend as CSV. */
export const writeSpendFile = (what: string, rows: readonly SpendFileRow[]): string =>
  toCsv([
    [what, 'Spend', 'A year before', 'Cases', 'Budget'],
    ...rows.map(({ label, spend, before, cases, budget }) => [
      label,
      writeDecimal(spend, 2),
      before === null ? '' : writeDecimal(before, 2),
      cases,
      budget === null ? '' : writeDecimal(budget, 2),
    ]),
  ])
