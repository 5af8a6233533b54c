import { v7 as uuidv7 } from 'uuid'
import { addDays, type CalendarDate } from '#kit/dates.ts'
import type { PromotionItem } from '#areas/dsr-promotions/promotion.ts'
import { startPromotion } from '#areas/dsr-promotions/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

const people = sql(
  'demo.promotion-people',
  `select u.id from users u where u.role = 'portalAdmin' and u.is_demo order by u.email limit 1`,
)
// What sells most and leaves a margin of a quarter of the list price.
const bestsellers = sql(
  'demo.promotion-items',
  `select i.item_number as "itemNumber", l.case_price_cents as "caseCents"
   from items i
   join lateral (
     select p.case_price_cents from item_prices p
     where p.division = i.division and p.item_number = i.item_number and p.scope = 'L' and p.case_price_cents is not null
       and p.starts_on <= :today and (p.ends_on is null or p.ends_on >= :today)
     order by p.starts_on desc limit 1) l on true
   where i.division = :division and i.erp_status = 'active' and not i.is_catch_weight and not i.is_proprietary
     and i.category_id like :category and i.description like :words and l.case_price_cents * 3 > i.cost_cents * 4 and i.cost_cents > 0
   order by i.popularity desc, i.item_number limit :count`,
)

const terms = { caseCents: null, eachCents: null, poundHundredths: null, percentHundredths: null, buy: null, get: null }

/**
 * STAFF-3: promotions of the demo's larger division: one that runs, one that comes, one that is
 * over, and a bundle.
 */
export async function seedPromotions(
  tx: Queries,
  { today, now, division }: { today: CalendarDate; now: Date; division: string },
): Promise<void> {
  const maker = await tx.maybe<{ id: string }>(people())
  if (!maker) return
  const itemsOf = async (
    category: string,
    count: number,
    words: string,
    of: (item: { caseCents: number }) => Partial<PromotionItem> & Pick<PromotionItem, 'kind'>,
  ): Promise<PromotionItem[]> =>
    (
      await tx.rows<{ itemNumber: string; caseCents: number }>(bestsellers({ division, today, category, count, words }))
    ).map(({ itemNumber, caseCents }) => ({ ...terms, itemNumber, ...of({ caseCents }) }))
  const add = async (
    name: string,
    note: string,
    [from, until]: readonly [number, number],
    items: readonly PromotionItem[],
  ): Promise<void> => {
    if (items.length === 0) return
    const audience = [{ kind: 'division' as const, number: '' }]
    const days = { startsOn: addDays(today, from), endsOn: addDays(today, until) }
    const promotion = { id: uuidv7(), division, name, note, audience, allowsBelowCost: false, ...days, items }
    await startPromotion(tx, promotion, { by: maker.id, at: now })
  }
  await add(
    'Paper goods week',
    'Agreed with the mill until the new price list.',
    [-20, 15],
    await itemsOf('disposables%', 6, '%', () => ({ kind: 'percent', percentHundredths: 800 })),
  )
  await add(
    'Five cases, one free: deli containers',
    'Cases of all its items count together.',
    [-6, 29],
    await itemsOf('disposables%', 3, 'CONTAINER DELI%', () => ({ kind: 'buyGet', buy: 5, get: 1 })),
  )
  await add(
    'New Year pantry prices',
    '',
    [24, 52],
    await itemsOf('pantry%', 4, '%', ({ caseCents }) => ({
      kind: 'fixedPrice',
      caseCents: Math.round((caseCents * 9) / 1000) * 100 - 1,
    })),
  )
  await add(
    'Two dollars off bakery',
    'The mill paid for it.',
    [-62, -35],
    await itemsOf('bakery%', 5, '%', () => ({ kind: 'amountOff', caseCents: 200 })),
  )
}
