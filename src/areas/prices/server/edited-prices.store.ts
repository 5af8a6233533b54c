import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CalendarDate } from '#kit/dates.ts'
import type { PriceCandidate } from '../item-price.ts'
import type { PriceKey, StoredAmounts } from '../stored-price.ts'
import { type CandidateColumns, selectCandidateRows } from './price-columns.ts'
import { candidatesByItem } from './read-candidates.ts'

/** A stored price with its key. */
export type StoredPrice = PriceKey & StoredAmounts
/** What a key is to hold; null: nothing. */
export type PriceToPut = PriceKey & { readonly amounts: StoredAmounts | null }

const columns = `p.item_number as "itemNumber", p.scope, p.starts_on as "startsOn", p.ends_on as "endsOn",
   p.case_price_cents as "caseCents", p.each_price_cents as "eachCents", p.per_pound_hundredths as "poundHundredths",
   p.reference, p.breaks, p.cost_plus as "costPlus", p.change_id as "changeId"` as const
const keys = `jsonb_to_recordset(:keys::jsonb) as k ("itemNumber" text, scope text, "startsOn" date)` as const

// In the order of the key: two who lock the same prices never wait for each other.
const lock = sql(
  'prices.lock-edited',
  `select ${columns} from item_prices p join ${keys}
     on p.item_number = k."itemNumber" and p.scope = k.scope and p.starts_on = k."startsOn"
   where p.division = :division order by p.item_number, p.scope, p.starts_on for update of p`,
)
// One change of a division at a time: what does not exist yet cannot be locked.
const lockDivision = sql('prices.lock-division', `select pg_advisory_xact_lock(1120, hashtext(:division))`)
const beside = sql(
  'prices.beside-edited',
  `select ${columns} from item_prices p
   join (select distinct k."itemNumber", k.scope from ${keys}) k on p.item_number = k."itemNumber" and p.scope = k.scope
   where p.division = :division order by p.item_number, p.scope, p.starts_on`,
)
const insert = sql(
  'prices.insert-edited',
  `insert into item_prices (division, item_number, scope, starts_on, ends_on, case_price_cents, each_price_cents,
     per_pound_hundredths, reference, breaks, cost_plus, change_id)
   select :division, k."itemNumber", k.scope, k."startsOn", k."endsOn", k."caseCents", k."eachCents",
     k."poundHundredths", k.reference, nullif(k.breaks, 'null'), nullif(k."costPlus", 'null'), k."changeId"
   from jsonb_to_recordset(:keys::jsonb) as k ("itemNumber" text, scope text, "startsOn" date, "endsOn" date,
     "caseCents" bigint, "eachCents" bigint, "poundHundredths" bigint, reference text, breaks jsonb, "costPlus" jsonb, "changeId" uuid)
   on conflict do nothing`,
)
const update = sql(
  'prices.update-edited',
  `update item_prices p set ends_on = k."endsOn", case_price_cents = k."caseCents", each_price_cents = k."eachCents",
     per_pound_hundredths = k."poundHundredths", reference = k.reference, breaks = nullif(k.breaks, 'null'),
     cost_plus = nullif(k."costPlus", 'null'), change_id = k."changeId"
   from jsonb_to_recordset(:keys::jsonb) as k ("itemNumber" text, scope text, "startsOn" date, "endsOn" date,
     "caseCents" bigint, "eachCents" bigint, "poundHundredths" bigint, reference text, breaks jsonb, "costPlus" jsonb, "changeId" uuid)
   where p.division = :division and p.item_number = k."itemNumber" and p.scope = k.scope and p.starts_on = k."startsOn"`,
)
const remove = sql(
  'prices.remove-edited',
  `delete from item_prices p using ${keys}
   where p.division = :division and p.item_number = k."itemNumber" and p.scope = k.scope and p.starts_on = k."startsOn"`,
)
const note = sql(
  'prices.note-author',
  `insert into price_change_authors (change_id, name, changed_at)
   select :changeId, u.name, :at from users u where u.id = :by`,
)
const author = sql(
  'prices.author',
  'select name, changed_at as "changedAt" from price_change_authors where change_id = :changeId',
)
const candidates = sql(
  'prices.candidates-of-scopes',
  `select json_agg(x.c) as candidates from (${selectCandidateRows({
    division: ':division',
    items: '= any(:itemNumbers)',
    scopes: '= any(:scopes)',
    since: ':since',
  })}) x`,
)

const asKeys = (rows: readonly PriceKey[]) =>
  JSON.stringify(rows.map(({ itemNumber, scope, startsOn }) => ({ itemNumber, scope, startsOn })))

/** Which key, as one text. */
export const keyOfPrice = ({ itemNumber, scope, startsOn }: PriceKey): string => `${itemNumber} ${startsOn} ${scope}`

/** Stored prices of these keys, by `keyOfPrice`, locked until the transaction ends. */
export async function lockPrices(
  tx: Queries,
  division: string,
  of: readonly PriceKey[],
): Promise<ReadonlyMap<string, StoredPrice>> {
  await tx.maybe(lockDivision({ division }))
  const rows = await tx.rows<StoredPrice>(lock({ division, keys: asKeys(of) }))
  return new Map(rows.map((row) => [keyOfPrice(row), row]))
}

/** All stored prices of the items and scopes of these keys, whenever they count. */
export const pricesBeside = (db: Queries, division: string, of: readonly PriceKey[]) =>
  db.rows<StoredPrice>(beside({ division, keys: asKeys(of) }))

/**
 * Writes prices whose keys are locked as `before` has them; false when somebody added one of them
 * in the meantime, and the transaction must not go on.
 */
export async function putPrices(
  tx: Queries,
  division: string,
  prices: readonly PriceToPut[],
  before: ReadonlyMap<string, StoredPrice>,
): Promise<boolean> {
  const flat = (rows: readonly PriceToPut[]) =>
    JSON.stringify(rows.map(({ amounts, ...rowKey }) => ({ ...rowKey, ...amounts })))
  const isStored = (row: PriceKey) => before.has(keyOfPrice(row))
  const added = prices.filter((row) => row.amounts && !isStored(row))
  const changed = prices.filter((row) => row.amounts && isStored(row))
  const removed = prices.filter((row) => !row.amounts && isStored(row))
  if (removed.length > 0) await tx.send(remove({ division, keys: asKeys(removed) }))
  if (changed.length > 0) await tx.send(update({ division, keys: flat(changed) }))
  return added.length === 0 || (await tx.run(insert({ division, keys: flat(added) }))) === added.length
}

/** Who made a change of prices, for their receipts. */
export const notePriceAuthor = (
  tx: Queries,
  change: { readonly changeId: string; readonly by: string; readonly at: Date },
): Promise<void> => tx.send(note(change))

/** Who set a price, and when; undefined for a change there is not. */
export const priceAuthorOf = (db: Queries, changeId: string) =>
  db.maybe<{ name: string; changedAt: string }>(author({ changeId }))

/**
 * Items whose prices are read and parsed in one go: thousands of bids each are a few milliseconds.
 */
const itemsAtOnce = 50

/** Prices and promotions of items for any of these scopes on `since` or later, by item. */
export async function candidatesOfScopes(
  db: Queries,
  question: {
    readonly division: string
    readonly itemNumbers: readonly string[]
    readonly scopes: readonly string[]
    readonly since: CalendarDate
  },
): Promise<ReadonlyMap<string, PriceCandidate[]>> {
  const { itemNumbers } = question
  const found = new Map<string, PriceCandidate[]>()
  for (let start = 0; start < itemNumbers.length; start += itemsAtOnce) {
    const some = { ...question, itemNumbers: itemNumbers.slice(start, start + itemsAtOnce) }
    const row = await db.row<{ candidates: CandidateColumns[] | null }>(candidates(some))
    for (const [itemNumber, prices] of candidatesByItem(row.candidates)) found.set(itemNumber, prices)
  }
  return found
}
