import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type {
  AudienceEntry,
  NamedAudience,
  PromotionInfo,
  PromotionItem,
  PromotionPhase,
  PromotionStatus,
} from '../promotion.ts'
import { audienceJson, isVisible, itemsJson, reaches } from './promotion-columns.ts'

/** Who reads promotions, and when. */
export interface PromotionReader {
  readonly userId: string
  readonly managesPrices: boolean
  readonly now: Date
}

/** A promotion as stored. */
export interface StoredPromotion extends Omit<PromotionInfo, 'audience'> {
  readonly id: string
  readonly version: number
  readonly division: string
  readonly status: PromotionStatus
  /** Null: from a file. */
  readonly createdBy: string | null
  /** In the division. */
  readonly today: CalendarDate
  readonly changedByName: string
  readonly changedAt: string
  readonly audience: NamedAudience[] | null
  readonly items: PromotionItem[] | null
}

const today = '(:now::timestamptz at time zone d.time_zone)::date' as const
const columns =
  `p.id, p.version, p.division, p.name, p.note, p.starts_on as "startsOn", p.ends_on as "endsOn", p.status,
   p.allows_below_cost as "allowsBelowCost", p.created_by as "createdBy", ${today} as today, coalesce(u.name, 'Import') as "changedByName",
   p.changed_at as "changedAt", ${audienceJson} as audience` as const
const joined = `dsr_promotions p join divisions d on d.code = p.division left join users u on u.id = p.changed_by
   cross join users me` as const
const seen = `me.id = :userId and ${isVisible}` as const

// As `phaseOf` has it; a test compares the two.
const phase = `case when p.status = 'ended' or (p.status <> 'draft' and p.ends_on < ${today}) then 'over'
     when p.status <> 'active' then p.status
     when p.starts_on > ${today} then 'coming' else 'running' end` as const

const list = sql(
  'dsr-promotions.list',
  `select ${columns}, count(*) over ()::int as total,
     (select count(*)::int from dsr_promotion_items i where i.promotion_id = p.id) as "itemCount"
   from ${joined}
   where ${seen} and (:phase::text is null or ${phase} = :phase)
     and (:pattern = '' or p.name ilike '%' || :pattern || '%')
   order by p.starts_on desc, p.name, p.id
   limit :limit offset :offset`,
)
const one = sql(
  'dsr-promotions.one',
  `select ${columns}, ${itemsJson} as items from ${joined} where p.id = :id and ${seen}`,
)
const lock = sql('dsr-promotions.lock', 'select version from dsr_promotions where id = :id for update')
const divisions = sql(
  'dsr-promotions.divisions',
  `select d.code, d.name, d.time_zone as "timeZone" from divisions d where d.code = any(:codes) order by d.name`,
)
const insert = sql(
  'dsr-promotions.insert',
  `insert into dsr_promotions (id, division, name, note, starts_on, ends_on, allows_below_cost, created_by, changed_by,
     changed_at)
   values (:id, :division, :name, :note, :startsOn, :endsOn, :allowsBelowCost, :by, :by, :at)`,
)
const update = sql(
  'dsr-promotions.update',
  `update dsr_promotions set name = :name, note = :note, starts_on = :startsOn, ends_on = :endsOn,
     allows_below_cost = :allowsBelowCost, announced_at = null where id = :id`,
)
const touch = sql(
  'dsr-promotions.touch',
  `update dsr_promotions set version = version + 1, status = :status, changed_by = :by, changed_at = :at
   where id = :id returning version`,
)
const clearAudience = sql(
  'dsr-promotions.clear-audience',
  'delete from dsr_promotion_audience where promotion_id = :id',
)
const addAudience = sql(
  'dsr-promotions.add-audience',
  `insert into dsr_promotion_audience (promotion_id, kind, number, position)
   select :id, e.kind, e.number, e.position
   from jsonb_to_recordset(:entries::jsonb) as e (kind text, number text, position integer)`,
)
const clearItems = sql('dsr-promotions.clear-items', 'delete from dsr_promotion_items where promotion_id = :id')
const addItems = sql(
  'dsr-promotions.add-items',
  `insert into dsr_promotion_items (promotion_id, division, item_number, position, kind, case_cents, each_cents,
     pound_hundredths, percent_hundredths, buy, get)
   select :id, :division, e."itemNumber", e.position, e.kind, e."caseCents", e."eachCents", e."poundHundredths",
     e."percentHundredths", e.buy, e.get
   from jsonb_to_recordset(:items::jsonb) as e ("itemNumber" text, position integer, kind text, "caseCents" bigint,
     "eachCents" bigint, "poundHundredths" bigint, "percentHundredths" integer, buy integer, get integer)`,
)
const remove = sql('dsr-promotions.remove', 'delete from dsr_promotions where id = :id')
const overlaps = sql(
  'dsr-promotions.overlaps',
  `select o.id, o.name, o.starts_on as "startsOn", o.ends_on as "endsOn", count(distinct oi.item_number)::int as items
   from dsr_promotions p
   join dsr_promotion_items pi on pi.promotion_id = p.id
   join dsr_promotion_items oi on oi.division = pi.division and oi.item_number = pi.item_number
     and oi.promotion_id <> p.id
   join dsr_promotions o on o.id = oi.promotion_id and o.status = 'active'
     and o.starts_on <= p.ends_on and o.ends_on >= p.starts_on
   where p.id = :id and exists (
     select from ship_tos s where s.division = p.division
       and exists (select from dsr_promotion_audience a where a.promotion_id = p.id and ${reaches('a')})
       and exists (select from dsr_promotion_audience a where a.promotion_id = o.id and ${reaches('a')}))
   group by o.id order by o.starts_on, o.name limit 20`,
)

/** A page of the promotions that the reader may see. */
export const promotionsOf = (
  db: Queries,
  reader: PromotionReader,
  page: { phase: PromotionPhase | null; keyword: string; limit: number; offset: number },
) =>
  db.rows<StoredPromotion & { total: number; itemCount: number }>(
    list({ ...reader, ...page, pattern: page.keyword.replace(/[\\%_]/g, '\\$&') }),
  )

/** One that the reader may see; undefined for any other. */
export const promotionOf = (db: Queries, reader: PromotionReader, id: string) =>
  db.maybe<StoredPromotion>(one({ ...reader, id }))

/**
 * The same, locked: read after the lock is held, so that state and version are what nobody changes
 * any more.
 */
export async function lockPromotion(tx: Queries, reader: PromotionReader, id: string) {
  await tx.maybe(lock({ id }))
  return promotionOf(tx, reader, id)
}

/** Names of divisions. */
export const namedDivisions = (db: Queries, codes: readonly string[]) =>
  db.rows<{ code: string; name: string; timeZone: string }>(divisions({ codes }))

/** Other active promotions for some of the same customers, days and items. */
export const overlapsOf = (db: Queries, id: string) =>
  db.rows<{ id: string; name: string; startsOn: string; endsOn: string; items: number }>(overlaps({ id }))

interface Change {
  readonly by: string
  readonly at: Date
}

const withPositions = <Row extends object>(rows: readonly Row[]): string =>
  JSON.stringify(rows.map((row, position) => ({ ...row, position })))

async function setAudience(tx: Queries, id: string, audience: readonly AudienceEntry[]): Promise<void> {
  await tx.send(clearAudience({ id }))
  await tx.send(addAudience({ id, entries: withPositions(audience) }))
}

/** Adds a draft. */
export async function addPromotion(
  tx: Queries,
  { audience, ...info }: PromotionInfo & { readonly id: string; readonly division: string },
  change: Change,
): Promise<void> {
  await tx.send(insert({ ...info, ...change }))
  await setAudience(tx, info.id, audience)
}

/** Writes what a locked promotion is, when and for whom. */
export async function setInfo(tx: Queries, id: string, { audience, ...info }: PromotionInfo): Promise<void> {
  await tx.send(update({ ...info, id }))
  await setAudience(tx, id, audience)
}

/** Writes the items of a locked promotion. */
export async function setItems(
  tx: Queries,
  { id, division }: { readonly id: string; readonly division: string },
  items: readonly PromotionItem[],
): Promise<void> {
  await tx.send(clearItems({ id }))
  await tx.send(addItems({ id, division, items: withPositions(items) }))
}

/** Raises the version of a locked promotion and sets its state; returns the version. */
export const setStatus = async (tx: Queries, id: string, status: PromotionStatus, change: Change): Promise<number> =>
  (await tx.row<{ version: number }>(touch({ id, status, ...change }))).version

/** Deletes a locked draft. */
export const removePromotion = (tx: Queries, id: string): Promise<void> => tx.send(remove({ id }))
