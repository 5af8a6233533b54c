import { salesRange } from '#areas/sales-analytics/rules/sales-range.ts'
import type { SalesDimension, SalesPeriod } from '#areas/sales-analytics/sales.ts'
import { salesToday } from './sales-dataset.ts'

/** Financial weeks as the portal's default has them. */
export const calendar = { pattern: '4-4-5', weekday: 0, yearStart: '01-01' } as const

/** Who asks. */
export interface Reader {
  readonly name: string
  readonly userId: string
  /** Their ship-tos, as a condition over `s`. */
  readonly own: string
}
/** The same question by hand: the sums of both ranges by one column. */
export function floorOf(
  by: SalesDimension,
  whose: string,
  period: SalesPeriod,
  kept: Partial<Record<'brand' | 'category' | 'itemNumber' | 'rep' | 'shipTo', string>> = {},
): string {
  const { brand, category, itemNumber, rep, shipTo } = kept
  const own = `${whose} ${rep ? `and s.dsr_email = '${rep}'` : ''} ${shipTo ? `and s.number = '${shipTo}'` : ''}`
  const asked = brand
    ? `where i.brand = '${brand}'`
    : category
      ? `where i.category_id in (select id from categories where top_id = '${category}')`
      : itemNumber
        ? `where i.item_number = '${itemNumber}'`
        : ''
  const { from, until, lastFrom, lastUntil } = salesRange(period, salesToday, calendar)
  const days = `(x.day between '${from}' and '${until}' or x.day between '${lastFrom}' and '${lastUntil}')`
  if (asked === '' && (by === 'week' || by === 'rep' || by === 'customer'))
    return `select ${by === 'week' ? 'x.day' : by === 'rep' ? 's.dsr_email' : 's.number'}, sum(x.sales_cents) from ship_tos s
      join sales_days x on x.division = s.division and x.ship_to = s.number where ${own} and ${days} group by 1`
  const blocks = `(x.block between sales_block('${from}') and sales_block('${until}')
        or x.block between sales_block('${lastFrom}') and sales_block('${lastUntil}'))`
  if (asked !== '' && by !== 'item' && by !== 'brand' && by !== 'category')
    return `select ${by === 'rep' ? 's.dsr_email' : by === 'customer' ? 's.number' : 'x.block::text'}, sum(x.sales_cents)
      from items i join sales_item_blocks x on x.division = i.division and x.item_number = i.item_number and ${blocks}
      join ship_tos s on s.division = x.division and s.number = x.ship_to ${asked} and ${own} group by 1`
  return `select sum(f.cents) from (select x.item_number, sum(x.sales_cents) as cents from ship_tos s
      join sales_item_blocks x on x.division = s.division and x.ship_to = s.number
      where ${own} and ${blocks} group by 1) f
    join items i on i.item_number = f.item_number ${asked}
    group by ${by === 'item' ? 'i.item_number' : by === 'brand' ? 'i.brand' : 'i.category_id'}`
}
