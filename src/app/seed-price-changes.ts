import { addDays, type CalendarDate } from '#kit/dates.ts'
import { changeAmount } from '#areas/price-changes/rules/change-amount.ts'
import { changePrices } from '#areas/price-changes/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

const maker = sql(
  'demo.price-maker',
  `select u.id from users u where u.role = 'portalAdmin' and u.is_demo order by u.email limit 1`,
)
// Prices that count today, of the scope with most of them.
const running = sql(
  'demo.running-prices',
  `select distinct on (p.item_number) p.item_number as "itemNumber", p.scope, p.case_price_cents as "caseCents",
     p.each_price_cents as "eachCents", p.per_pound_hundredths as "poundHundredths", p.reference
   from item_prices p join items i on i.division = p.division and i.item_number = p.item_number
   where p.division = :division and p.starts_on <= :today and (p.ends_on is null or p.ends_on >= :today)
     and i.erp_status = 'active' and i.category_id like :category and p.scope = (
       select q.scope from item_prices q where q.division = :division and q.scope like :kind
       group by q.scope order by count(*) desc, q.scope limit 1)
   order by p.item_number, p.starts_on desc limit :count`,
)

interface Running {
  readonly itemNumber: string
  readonly scope: string
  readonly caseCents: number | null
  readonly eachCents: number | null
  readonly poundHundredths: number | null
  readonly reference: string
}

/** ITEM-8: prices of the demo that staff changed: a list price of today, a contract to come. */
export async function seedPriceChanges(
  tx: Queries,
  { today, now, division }: { today: CalendarDate; now: Date; division: string },
): Promise<void> {
  const by = await tx.maybe<{ id: string }>(maker())
  if (!by) return
  const raise = async (
    reason: string,
    percentHundredths: number,
    of: { category: string; kind: string; count: number },
    [from, until]: readonly [number, number | null],
  ): Promise<void> => {
    const rows = await tx.rows<Running>(running({ division, today, ...of }))
    const change = { percentHundredths, amountCents: null, rounding: 'exact' } as const
    const next = (price: number | null, unit: 1 | 100) => (price === null ? null : changeAmount(price, change, unit))
    const lines = rows.map((row) => ({
      ...row,
      startsOn: addDays(today, from),
      endsOn: until === null ? null : addDays(today, until),
      caseCents: next(row.caseCents, 1),
      eachCents: next(row.eachCents, 1),
      poundHundredths: next(row.poundHundredths, 100),
      breaks: null,
      costPlus: null,
      isRemoved: false,
    }))
    await changePrices(tx, { division, reason, lines, by: by.id, at: now })
  }
  await raise('Dairy follows the market', 300, { category: 'dairy%', kind: 'L', count: 12 }, [14, null])
  await raise('Contract renewed', -150, { category: '%', kind: 'B:%', count: 4 }, [30, 120])
}
