import { addDays, type CalendarDate } from '#kit/dates.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import {
  type BoughtItem,
  defaultStandardGuideRule,
  followStandardGuide,
  type StandardLine,
} from '../rules/follow-standard-guide.ts'
import { noShelf } from '../rules/plan-line-changes.ts'
import type { StandardGuideRule } from '../standard-guide.endpoints.ts'
import { boughtItems } from './bought-items.ts'
import { addStandardGuide, type GuideHead, lockStandardGuide, type OfShipTo } from './guide.store.ts'
import { insertLines, removeLines, saveGuide } from './save-guide.ts'

/** A ship-to, with the time zone of its division. */
export interface FollowedShipTo extends OfShipTo {
  readonly timeZone: string
}

const rule = sql(
  'guides.standard-rule',
  'select min_times as "minTimes", weeks from standard_guide_rules where division = :division',
)
const facts = sql(
  'guides.standard-facts',
  `select
     (select coalesce(json_agg(json_build_object('lineId', g.line_id, 'itemNumber', g.item_number,
        'isPinned', g.is_pinned) order by g.sort_sequence), '[]') from guide_items g where g.guide_id = :guideId) as lines,
     (select coalesce(json_agg(json_build_object('itemNumber', b.item_number, 'times', b.times)), '[]')
      from (${boughtItems}) b) as bought,
     array(select v.item_number from standard_guide_leavers v
       where v.guide_id = :guideId and v.removed_by is not null) as "removedByStaff",
     (select coalesce(json_object_agg(u.item_number,
        greatest(u.last_invoice_date, (u.last_ordered_at at time zone :timeZone)::date)), '{}')
      from guide_items g join item_purchases u on u.division = g.division and u.ship_to = g.ship_to
        and u.item_number = g.item_number
      where g.guide_id = :guideId) as "lastBoughtOn"`,
)
const leave = sql(
  'guides.retire',
  `insert into standard_guide_leavers (guide_id, item_number, left_at, reason)
   select :guideId, x."itemNumber", :now, x.reason
   from jsonb_to_recordset(:retired::jsonb) as x ("itemNumber" text, reason jsonb)
   on conflict (guide_id, item_number) do update
     set left_at = excluded.left_at, removed_by = null, reason = excluded.reason`,
)
const comeBack = sql(
  'guides.return',
  `delete from standard_guide_leavers where guide_id = :guideId and item_number = any(:itemNumbers::text[])`,
)
const followed = sql('guides.followed', 'update guides set followed_at = :now where id = :guideId')

interface FactsRow {
  readonly lines: readonly StandardLine[]
  readonly bought: readonly BoughtItem[]
  readonly removedByStaff: readonly string[]
  readonly lastBoughtOn: Readonly<Record<string, CalendarDate | null>>
}

/** The rule of a division, or the product's where it has set none. */
export const readStandardRule = async (db: Queries, division: string): Promise<StandardGuideRule> =>
  (await db.maybe<StandardGuideRule>(rule({ division }))) ?? defaultStandardGuideRule

/**
 * GUIDE-1: gives a ship-to its Standard guide with what it buys, once, whatever is asked first: its
 * guides, or another guide to be made.
 */
export const startStandardGuide = (db: Queries, shipTo: FollowedShipTo, now: Date): Promise<void> =>
  db.inTransaction(async (tx) => {
    if (await addStandardGuide(tx, shipTo)) await followOne(tx, shipTo, now)
  })

/**
 * GUIDE-1: applies the division's rule to the Standard guide of a ship-to, whose row it locks; true
 * when lines came or left. Running it again changes nothing (PLAT-5).
 */
export async function followOne(tx: Queries, shipTo: FollowedShipTo, now: Date): Promise<boolean> {
  const guide = await lockStandardGuide(tx, shipTo)
  if (!guide) return false
  const { division, timeZone } = shipTo
  const standardRule = await readStandardRule(tx, division)
  const since = addDays(todayIn(timeZone, now), -7 * standardRule.weeks)
  const values = { guideId: guide.id, division, shipTo: shipTo.shipTo, since, timeZone }
  const found = await tx.row<FactsRow>(facts(values))
  const { added, retired } = followStandardGuide({
    rule: standardRule,
    lines: found.lines,
    bought: found.bought,
    removedByStaff: new Set(found.removedByStaff),
    lastBoughtOn: new Map(Object.entries(found.lastBoughtOn).filter((entry): entry is [string, string] => !!entry[1])),
  })
  const isChanged = added.length > 0 || retired.length > 0
  if (retired.length > 0) await tx.send(leave({ guideId: guide.id, now, retired: JSON.stringify(retired) }))
  await removeLines(
    tx,
    guide.id,
    retired.map(({ lineId }) => lineId),
  )
  const lines = added.map((each) => ({ ...noShelf, ...each, customItemId: null }))
  await insertLines(tx, shipTo, guide.id, lines, { userId: null, now })
  if (added.length > 0)
    await tx.send(comeBack({ guideId: guide.id, itemNumbers: added.map(({ itemNumber }) => itemNumber) }))
  if (isChanged) await saveGuide(tx, shipTo, counted(guide, added.length - retired.length), byNobody(now))
  await tx.send(followed({ guideId: guide.id, now }))
  return isChanged
}

const byNobody = (now: Date) => ({ actor: null, name: null, now })
const counted = (guide: GuideHead, more: number): GuideHead => ({ ...guide, lineCount: guide.lineCount + more })
