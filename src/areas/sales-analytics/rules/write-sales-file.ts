import { toCsv } from '#kit/csv.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import type { SalesFigures, SalesRow } from '../sales.ts'

const money = (cents: number | null | undefined): string => (cents == null ? '' : writeDecimal(cents, 2))

/** STAFF-6: sales as CSV, this year's columns beside last year's. */
export function writeSalesFile(what: string, rows: readonly SalesRow[], withMargin: boolean): string {
  const names = ['Sales', 'Cases', 'Eaches', 'Lines', 'Orders', ...(withMargin ? ['Margin'] : [])]
  const cells = ({ sales, cases, units, lines, orders, margin }: SalesFigures) => [
    money(sales),
    cases,
    units,
    lines,
    orders ?? '',
    ...(withMargin ? [money(margin)] : []),
  ]
  return toCsv([
    [what, 'Key', ...names, ...names.map((name) => `${name} last year`)],
    ...rows.map(({ label, note, now, last }) => [label, note, ...cells(now), ...cells(last)]),
  ])
}
