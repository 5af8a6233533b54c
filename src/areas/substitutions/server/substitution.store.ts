import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ChosenPreference } from '../rules/decide-if-short.ts'
import type { SubstitutionChoice } from '#areas/orders/if-short.ts'
import type { DefaultChoice } from '../substitution.ts'
import type { substitutionSorts } from '../substitutions.endpoints.ts'

/** A preference as it is stored. */
export interface StoredPreference extends ChosenPreference {
  readonly itemNumber: string
  readonly version: number
  /** ISO 8601. */
  readonly changedAt: string
}

/** The columns of a preference `p`, changed by `u`. */
const columns = `p.item_number as "itemNumber", p.choice, p.alternatives, p.max_increase_percent as "maxIncreasePercent",
  p.version, p.changed_at as "changedAt", coalesce(u.name, '') as "setByName"`
const tables = `substitution_preferences p left join users u on u.id = p.changed_by`

const usual = sql(
  'substitutions.default',
  `select coalesce((select choice from substitution_defaults
     where division = :division and ship_to = :shipTo), 'ask') as choice`,
)
const ofItems = sql(
  'substitutions.of-items',
  `select ${columns} from ${tables}
   where p.division = :division and p.ship_to = :shipTo and p.item_number = any(:itemNumbers)`,
)

/** NEXT-3: what holds for items without a preference: 'ask me' unless somebody chose otherwise. */
export const defaultOf = async (db: Queries, { division, shipTo }: ShipToKey): Promise<DefaultChoice> =>
  (await db.row<{ choice: DefaultChoice }>(usual({ division, shipTo }))).choice

/** The preferences for these items, by item. */
export async function preferencesOf(
  db: Queries,
  { division, shipTo }: ShipToKey,
  itemNumbers: readonly string[],
): Promise<ReadonlyMap<string, StoredPreference>> {
  const rows = await db.rows<StoredPreference>(ofItems({ division, shipTo, itemNumbers: [...itemNumbers] }))
  return new Map(rows.map((row) => [row.itemNumber, row]))
}

const found = `p.division = :division and p.ship_to = :shipTo
     and (:keyword = '' or p.item_number like '%' || :escaped || '%' or i.description ilike '%' || :escaped || '%'
       or exists (select from jsonb_array_elements(p.alternatives) a
         join items t on t.division = p.division and t.item_number = a ->> 'itemNumber'
         where t.item_number like '%' || :escaped || '%' or t.description ilike '%' || :escaped || '%'))`
const page = sql(
  'substitutions.page',
  `select ${columns}, count(*) over ()::int as total
   from ${tables} join items i on i.division = p.division and i.item_number = p.item_number
   where ${found}
   order by case when :sort = 'choice' then array_position(array['substitute', 'ask', 'none'], p.choice) end,
     case when :sort = 'changed' then p.changed_at end desc nulls last, i.description, p.item_number
   limit :limit offset :offset`,
)
const count = sql(
  'substitutions.count',
  `select count(*)::int as n
   from ${tables} join items i on i.division = p.division and i.item_number = p.item_number where ${found}`,
)

/** Which preferences are read. */
export interface PreferencesWanted {
  readonly keyword: string
  readonly sort: (typeof substitutionSorts)[number]
}
const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** How many there are. */
export const countPreferences = async (
  db: Queries,
  { division, shipTo }: ShipToKey,
  { keyword }: Pick<PreferencesWanted, 'keyword'>,
): Promise<number> => (await db.row<{ n: number }>(count({ division, shipTo, keyword, escaped: likeText(keyword) }))).n

/** NEXT-3: some of the preferences of a ship-to. */
export const pageOfPreferences = (
  db: Queries,
  { division, shipTo }: ShipToKey,
  { keyword, sort }: PreferencesWanted,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly StoredPreference[]> =>
  db.rows(page({ division, shipTo, keyword, escaped: likeText(keyword), sort, limit, offset }))

/** Who writes, and when. */
export interface WrittenBy {
  readonly by: string
  readonly now: Date
}

const save = sql(
  'substitutions.save',
  `insert into substitution_preferences as p (division, ship_to, item_number, choice, alternatives, max_increase_percent,
     version, changed_at, changed_by)
   select :division, :shipTo, :itemNumber, :choice, :alternatives::jsonb, :maxIncreasePercent, 1, :now, :by
   where coalesce(:seen::int, 0) = 0 or exists (select from substitution_preferences o
     where o.division = :division and o.ship_to = :shipTo and o.item_number = :itemNumber)
   on conflict (division, ship_to, item_number) do update
   set choice = excluded.choice, alternatives = excluded.alternatives,
     max_increase_percent = excluded.max_increase_percent, version = p.version + 1,
     changed_at = excluded.changed_at, changed_by = excluded.changed_by
   where :seen::int is null or p.version = :seen::int`,
)
const remove = sql(
  'substitutions.remove',
  `delete from substitution_preferences where division = :division and ship_to = :shipTo and item_number = :itemNumber
     and (:seen::int is null or version = :seen::int)`,
)

/** What is written for one item. */
export interface NewPreference {
  readonly choice: SubstitutionChoice
  readonly alternatives: ChosenPreference['alternatives']
  readonly maxIncreasePercent: number | null
}

/** Writes one; `seen` is the version the person saw, null: any. False: there is another one. */
export async function savePreference(
  tx: Queries,
  { division, shipTo, itemNumber }: ShipToKey & { readonly itemNumber: string },
  { choice, alternatives, maxIncreasePercent }: NewPreference,
  { by, now, seen }: WrittenBy & { readonly seen: number | null },
): Promise<boolean> {
  const values = { choice, alternatives: JSON.stringify(alternatives), maxIncreasePercent }
  return (await tx.run(save({ division, shipTo, itemNumber, ...values, by, now, seen }))) > 0
}

/** Gives one up, so that the default holds. False: it is another one, or not there. */
export const removePreference = async (
  tx: Queries,
  { division, shipTo, itemNumber }: ShipToKey & { readonly itemNumber: string },
  seen: number | null,
): Promise<boolean> => (await tx.run(remove({ division, shipTo, itemNumber, seen }))) > 0

const saveMany = sql(
  'substitutions.save-many',
  `insert into substitution_preferences as p (division, ship_to, item_number, choice, version, changed_at, changed_by)
   select i.division, :shipTo, i.item_number, :choice, 1, :now, :by from items i
   where i.division = :division and i.item_number = any(:itemNumbers)
     and (not i.is_proprietary or :shipTo = any(i.reserved_ship_tos))
   order by i.item_number
   on conflict (division, ship_to, item_number) do update
   set choice = excluded.choice, alternatives = '[]', max_increase_percent = null, version = p.version + 1,
     changed_at = excluded.changed_at, changed_by = excluded.changed_by
   where p.choice <> excluded.choice`,
)
const removeMany = sql(
  'substitutions.remove-many',
  `delete from substitution_preferences
   where division = :division and ship_to = :shipTo and item_number = any(:itemNumbers)`,
)

/** NEXT-3: the same choice for many items; how many that changed. */
export const savePreferences = (
  tx: Queries,
  { division, shipTo }: ShipToKey,
  wish: { readonly itemNumbers: readonly string[]; readonly choice: DefaultChoice | 'default' },
  { by, now }: WrittenBy,
): Promise<number> => {
  const itemNumbers = [...new Set(wish.itemNumbers)]
  return tx.run(
    wish.choice === 'default'
      ? removeMany({ division, shipTo, itemNumbers })
      : saveMany({ division, shipTo, itemNumbers, choice: wish.choice, by, now }),
  )
}

const saveUsual = sql(
  'substitutions.save-default',
  `insert into substitution_defaults (division, ship_to, choice) values (:division, :shipTo, :choice)
   on conflict (division, ship_to) do update set choice = excluded.choice`,
)

/** NEXT-3: what holds for items without a preference. */
export const saveDefault = (tx: Queries, { division, shipTo }: ShipToKey, choice: DefaultChoice): Promise<void> =>
  tx.send(saveUsual({ division, shipTo, choice }))

// One writer at a time per ship-to: their number is read before one is added.
const lock = sql(
  'substitutions.lock',
  'select 1 from ship_tos where division = :division and number = :shipTo for no key update',
)

/** Other writers of the ship-to's preferences wait until the transaction ends. */
export const lockPreferences = (tx: Queries, { division, shipTo }: ShipToKey): Promise<void> =>
  tx.send(lock({ division, shipTo }))
