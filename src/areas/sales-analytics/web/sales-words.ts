import { formatCents } from '#kit/money.ts'
import type { SalesDimension, SalesMeasure, SalesPeriod, salesOrders } from '../sales.ts'

/** How dimensions read, in the order they are offered. */
export const dimensionWords: Readonly<Record<SalesDimension, string>> = {
  week: 'Week',
  rep: 'Rep',
  customer: 'Customer',
  category: 'Category',
  brand: 'Brand',
  item: 'Item',
}

/** How measures read. */
export const measureWords: Readonly<Record<SalesMeasure, string>> = {
  sales: 'Sales',
  cases: 'Cases',
  margin: 'Margin',
  orders: 'Orders',
  average: 'Average order',
}

/** How periods read. */
export const periodWords: Readonly<Record<SalesPeriod, string>> = {
  weeks4: 'Last 4 weeks',
  weeks13: 'Last 13 weeks',
  weeks52: 'Last 52 weeks',
  month: 'This month',
  financialPeriod: 'Financial period',
  financialYear: 'Financial year',
}

/** How orders of rows read. */
export const orderWords: Readonly<Record<(typeof salesOrders)[number], string>> = {
  most: 'Most first',
  rise: 'Biggest rise',
  drop: 'Biggest drop',
}

/** A measure's value for people. */
export function measureText(measure: SalesMeasure, value: number | null): string {
  if (value === null) return '—'
  return measure === 'cases' || measure === 'orders' ? value.toLocaleString('en-US') : formatCents(value)
}

/** The measures a dimension has: orders cannot be counted by what is in them. */
export const measuresOf = (by: SalesDimension, ofItems: boolean, seesMargin: boolean): readonly SalesMeasure[] => [
  'sales',
  'cases',
  ...(seesMargin ? (['margin'] as const) : []),
  ...(ofItems || by === 'category' || by === 'brand' || by === 'item' ? [] : (['orders', 'average'] as const)),
]
