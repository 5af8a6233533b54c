import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { PriceKey, StoredAmounts } from '#areas/prices/stored-price.ts'
import type { PriceEffect } from '../price-change.ts'
import { scopeName } from './managed-prices.store.ts'
import { patternOf } from './price-reach.store.ts'

/** A change as stored. */
export interface StoredChange {
  readonly id: string
  readonly division: string
  readonly reason: string
  readonly lines: number
  readonly effect: PriceEffect
  readonly changedBy: string
  readonly changedByName: string
  readonly changedAt: string
  readonly undoes: string | null
  readonly undoneBy: string | null
}

/** A price of a stored change. */
export interface StoredChangeLine extends PriceKey {
  readonly before: StoredAmounts | null
  readonly after: StoredAmounts | null
}

const columns = `c.id, c.division, c.reason, c.effect, c.changed_by as "changedBy", u.name as "changedByName",
   c.changed_at as "changedAt", c.undoes, (select b.id from price_changes b where b.undoes = c.id) as "undoneBy",
   (select count(*)::int from price_change_lines n where n.change_id = c.id) as lines` as const
const visible = `exists (select from price_change_lines v where v.change_id = c.id and v.scope = any(:scopes))` as const

const insert = sql(
  'price-changes.insert',
  `insert into price_changes (id, division, reason, allows_below_cost, effect, undoes, changed_by, changed_at)
   values (:id, :division, :reason, :allowsBelowCost, :effect::jsonb, :undoes, :by, :at)`,
)
const insertLines = sql(
  'price-changes.insert-lines',
  `insert into price_change_lines (change_id, position, division, item_number, scope, starts_on, before, after)
   select :id, e.position, :division, e."itemNumber", e.scope, e."startsOn", nullif(e.before, 'null'), nullif(e.after, 'null')
   from jsonb_to_recordset(:lines::jsonb) as e (position integer, "itemNumber" text, scope text, "startsOn" date,
     before jsonb, after jsonb)`,
)
const list = sql(
  'price-changes.list',
  `select ${columns}, count(*) over ()::int as total from price_changes c join users u on u.id = c.changed_by
   where c.division = :division and ${visible} and (c.reason ilike :pattern or u.name ilike :pattern)
   order by c.changed_at desc, c.id desc limit :limit offset :offset`,
)
const one = sql(
  'price-changes.one',
  `select ${columns} from price_changes c join users u on u.id = c.changed_by where c.id = :id`,
)
const lock = sql('price-changes.lock', 'select id from price_changes where id = :id for update')
const lines = sql(
  'price-changes.lines',
  `select l.item_number as "itemNumber", l.scope, l.starts_on as "startsOn", l.before, l.after,
     coalesce(i.description, '') as description, ${scopeName('l.division', 'l.scope')} as "scopeName"
   from price_change_lines l
   left join items i on i.division = l.division and i.item_number = l.item_number
   where l.change_id = :id order by l.position`,
)

/** Stores a change with its lines. */
export async function addChange(
  tx: Queries,
  change: {
    readonly id: string
    readonly division: string
    readonly reason: string
    readonly allowsBelowCost: boolean
    readonly effect: PriceEffect
    readonly undoes: string | null
    readonly by: string
    readonly at: Date
  },
  of: readonly StoredChangeLine[],
): Promise<void> {
  await tx.send(insert({ ...change, effect: JSON.stringify(change.effect) }))
  const rows = of.map(({ itemNumber, scope, startsOn, before, after }, position) => ({
    position,
    itemNumber,
    scope,
    startsOn,
    before,
    after,
  }))
  await tx.send(insertLines({ id: change.id, division: change.division, lines: JSON.stringify(rows) }))
}

/** A page of changes of which some prices are within the scopes. */
export const changesOf = (
  db: Queries,
  page: {
    readonly division: string
    readonly scopes: readonly string[]
    readonly keyword: string
    readonly limit: number
    readonly offset: number
  },
) => db.rows<StoredChange & { total: number }>(list({ ...page, pattern: patternOf(page.keyword) }))

/** One change. */
export const changeOf = (db: Queries, id: string) => db.maybe<StoredChange>(one({ id }))

/** The same, locked: two who undo it wait for each other. */
export async function lockChange(tx: Queries, id: string) {
  await tx.maybe(lock({ id }))
  return changeOf(tx, id)
}

/** The prices of a change, as they were typed. */
export const linesOf = (db: Queries, id: string) =>
  db.rows<StoredChangeLine & { description: string; scopeName: string }>(lines({ id }))
