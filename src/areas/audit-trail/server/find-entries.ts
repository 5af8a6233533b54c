import { servesAll } from '#areas/people/server/public.ts'
import { padNumber } from '#kit/text.ts'
import { numberLength } from '#contract/values.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** Which entries are asked for. */
export interface AuditFilters {
  readonly person: string
  readonly about: string
  readonly action: string
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Entries older than one, and how many. */
export interface AuditPage {
  readonly before: string | null
  readonly limit: number
}

/** What the filters mean in ids. Null: that filter is off. */
interface Meaning {
  /** Office staff read everything. */
  readonly readsAll: boolean
  /** For others: the ship-tos of their customers, as NLV/0001234. */
  readonly ownShipTos: string[]
  readonly people: string[] | null
  /** Users by name and e-mail. */
  readonly subjects: string[] | null
  /** The first entry of the days asked for, and the first after them. */
  readonly first: string | null
  readonly end: string | null
}

const named = (pattern: string) =>
  `array(select u.id from users u where u.name ilike '%' || ${pattern} || '%' or u.email ilike '%' || ${pattern} || '%')`

// Ids grow with time but for the length of a transaction, which takes no ten minutes; the exact instant is checked besides.
const meaning = sql(
  'audit-trail.meaning',
  `select ${servesAll('m')} as "readsAll",
     case when ${servesAll('m')} then '{}'
       else array(select division || '/' || ship_to from user_ship_tos_allowed(m.id)) end as "ownShipTos",
     case when $2 <> '' then ${named('$2')} end as people,
     case when $3 <> '' then ${named('$3')} end as subjects,
     (select id::text from audit_entries where at >= $4::timestamptz - interval '10 minutes' order by at, id limit 1) as first,
     (select id::text from audit_entries where at >= $5::timestamptz + interval '10 minutes' order by at, id limit 1) as end
   from users m where m.id = $1`,
)

/** Up to so many values are looked up one by one, each by its own index; beyond, the planner decides. */
const fewValues = 200
/** Up to so many people together have done less than what was done in the ship-tos of a rep. */
const veryFewPeople = 3

const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/**
 * PLAT-8: the ids of the newest entries that pass the filters and the reader may see. A filter that can mean several things (a person
 * at the keyboard or acted as; an order, a user, a ship-to) becomes one statement each, so that every one of them is answered newest
 * first by an index and stops at the page; joined by `or` they would read the whole trail.
 */
export async function findEntries(
  db: Queries,
  readerId: string,
  filters: AuditFilters,
  { before, limit }: AuditPage,
): Promise<string[]> {
  const { person, about, action, from, until } = filters
  const asked = [readerId, literal(person), literal(about), from ?? null, until ?? null]
  const found = await db.maybe<Meaning>(meaning, asked)
  if (!found || found.people?.length === 0 || (from !== undefined && found.first === null)) return []

  const values: unknown[] = []
  const $ = (value: unknown) => `$${values.push(value)}`
  const always = [
    ...(action === '' ? [] : [`a.action = ${$(action)}`]),
    ...(from === undefined ? [] : [`a.at >= ${$(from)}::timestamptz and a.id >= ${$(found.first)}::bigint`]),
    ...(until === undefined ? [] : [`a.at < ${$(until)}::timestamptz`]),
    ...(found.end === null ? [] : [`a.id < ${$(found.end)}::bigint`]),
    ...(before === null ? [] : [`a.id < ${$(before)}::bigint`]),
  ]
  const page = $(limit)
  const reading = found.readsAll ? [] : [oneOf('real_user_id', 'uuid', [readerId]), shipToOf(found.ownShipTos)]
  const people = found.people ?? []
  const doing = people.length === 0 ? [] : [oneOf('real_user_id', 'uuid', people), oneOf('user_id', 'uuid', people)]
  // The rarer the later: the last condition leads. Of many people, less is in one's own ship-tos than by all of them.
  const ways = [
    ...(people.length > veryFewPeople ? [doing, reading] : [reading, doing]),
    found.subjects === null ? [] : aboutWays(about, found.subjects),
  ].filter((alternatives) => alternatives.length > 0)
  const statements = combinations(ways).map((conditions) => newest(conditions, always, page, $))
  const rows = await db.rows<{ id: string }>(
    `select id::text as id from (${statements.join(' union ')}) found order by found.id desc limit ${page}`,
    values,
  )
  return rows.map(({ id }) => id)
}

/** A column, or an expression with an index, that has one of these values. */
interface Condition {
  readonly column: string
  readonly type: 'text' | 'uuid'
  readonly values: readonly string[]
  /** What else holds. */
  readonly also?: { readonly column: string; readonly values: readonly string[] }
}

const oneOf = (column: string, type: Condition['type'], values: readonly string[]): Condition => ({
  column: `a.${column}`,
  type,
  values,
})

/** Ship-tos of several divisions may share a number: the index finds the number, the division is checked. */
const shipToOf = (keys: readonly string[]): Condition => ({
  column: 'a.ship_to',
  type: 'text',
  values: [...new Set(keys.map((key) => key.split('/')[1]!))],
  also: { column: `a.division || '/' || a.ship_to`, values: keys },
})

/** What 'order, user or ship-to' may mean. */
const aboutWays = (about: string, subjects: readonly string[]): Condition[] => [
  oneOf('entity', 'text', [about, ...subjects.map((id) => `user:${id}`)]),
  { column: `split_part(a.entity, ':', 2)`, type: 'text', values: [about] },
  { column: `a.details->>'orderNumber'`, type: 'text', values: [about] },
  oneOf('ship_to', 'text', [padNumber(about, numberLength)]),
]

/** One alternative of each filter, in every combination. */
const combinations = (ways: readonly (readonly Condition[])[]): Condition[][] =>
  ways.reduce<Condition[][]>(
    (made, alternatives) => made.flatMap((one) => alternatives.map((next) => [...one, next])),
    [[]],
  )

/** The newest entries of one combination. The last condition of few values leads. */
function newest(
  conditions: readonly Condition[],
  always: readonly string[],
  page: string,
  $: (value: unknown) => string,
): string {
  const lead = conditions.findLast(({ values }) => values.length <= fewValues)
  // The index of order numbers has the entries of orders alone.
  const alsoTrue = ({ column, also }: Condition) => [
    ...(column.includes('orderNumber') ? [`a.details ? 'orderNumber'`] : []),
    ...(also ? [`${also.column} = any(${$(also.values)}::text[])`] : []),
  ]
  const rest = conditions
    .filter((one) => one !== lead)
    .flatMap((one) => [`${one.column} = any(${$(one.values)}::${one.type}[])`, ...alsoTrue(one)])
  const select = (where: readonly string[]) =>
    `select a.id from audit_entries a ${where.length > 0 ? `where ${where.join(' and ')}` : ''} order by a.id desc limit ${page}`
  if (!lead) return `(${select([...rest, ...always])})`
  const inner = select([`${lead.column} = lead.value`, ...alsoTrue(lead), ...rest, ...always])
  return `(select each.id from unnest(${$(lead.values)}::${lead.type}[]) lead (value) cross join lateral (${inner}) each)`
}
