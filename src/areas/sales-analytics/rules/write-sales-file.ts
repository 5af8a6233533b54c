import { toCsv } from '#kit/csv.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import type { SalesFigures, SalesRow } from '../sales.ts'

const money = (cents: number | null | undefined): string => (cents == null ? '' : writeDecimal(cents, 2))

/** STAFF-6: sales as CSV, this year's columns beside last year's. */
export function writeSalesFile(what: string, rows: readonly SalesRow[], withMargin: boolean): string {
  const names = ['Sales', 'Cases', 'Eaches', 'Lines', 'Orders', ...(withMargin ? ['Margin'] : [])]
  // A year before that is not known is not nothing: its cells are empty.
  const cells = (figures: SalesFigures | null) => [
    money(figures?.sales),
    figures?.cases ?? '',
    figures?.units ?? '',
    figures?.lines ?? '',
    figures?.orders ?? '',
    ...(withMargin ? [money(figures?.margin)] : []),
  ]
  return toCsv([
    [what, 'Key', ...names, ...names.map((name) => `${name} last year`)],
    ...rows.map(({ label, note, now, last }) => [label, note, ...cells(now), ...cells(last)]),
  ])
}
