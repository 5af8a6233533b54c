import { padNumber } from '#kit/text.ts'
import { numberLength } from '#contract/values.ts'
import { servesAll, shipTosAllowed } from '#areas/access/server/public.ts'
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

/** An array in PostgreSQL's own notation, as it was read; it is sent back unchanged. */
interface List {
  readonly values: string
  readonly count: number
}

/** What the filters mean in ids. Null: that filter is off. */
interface Meaning {
  /** Office staff read everything. */
  readonly readsAll: boolean
  /** For others: the ship-tos of their customers, as NLV/0001234. */
  readonly ownShipTos: List
  /** The numbers alone. */
  readonly ownNumbers: List
  /** Users by name and e-mail; not all of them when there are more than `fewValues`. */
  readonly people: List | null
  readonly isReaderAmong: boolean | null
  /** The same of the users that entries are about, as 'user:…', and what was typed besides. */
  readonly subjects: List | null
  /** The first entry of the days asked for, and the first after them. */
  readonly first: string | null
  readonly end: string | null
}

/** Max values looked up one by one, each by its own index; beyond, the planner decides. */
const fewValues = 200

const isNamed = <User extends string, Pattern extends string>(user: User, pattern: Pattern) =>
  `(${user}.name ilike '%' || ${pattern} || '%' or ${user}.email ilike '%' || ${pattern} || '%')` as const
const list = (values: string) => `json_build_object('values', ${values}::text, 'count', cardinality(${values}))`
const some = (value: string, pattern: string) =>
  `array(select ${value} from users u where ${isNamed('u', pattern)} limit ${fewValues + 1})`

// Ids grow with time, out of order only within a transaction, which never takes ten minutes; the
// exact instant is also checked. Without `offset 0` each use of a list would read all users again.
const meaning = sql(
  'audit-trail.meaning',
  `select ${servesAll('m')} as "readsAll",
     ${list('own.keys')} as "ownShipTos", ${list('own.numbers')} as "ownNumbers",
     case when :name <> '' then ${list('people.ids')} end as people, ${isNamed('m', ':name')} as "isReaderAmong",
     case when :subject <> '' then ${list('subjects.entities')} end as subjects,
     (select id::text from audit_entries where at >= :from::timestamptz - interval '10 minutes'
      order by at, id limit 1) as first,
     (select id::text from audit_entries where at >= :until::timestamptz + interval '10 minutes'
      order by at, id limit 1) as end
   from users m
   cross join lateral (
     select coalesce(array_agg(division || '/' || ship_to), '{}') as keys, coalesce(array_agg(distinct ship_to), '{}') as numbers
     from ${shipTosAllowed('m.id')} allowed where not (${servesAll('m')})) own
   left join lateral (select ${some('u.id', ':name')} as ids offset 0) people on :name <> ''
   left join lateral (select ${some(`'user:' || u.id`, ':subject')} || :entity::text as entities offset 0) subjects
     on :subject <> ''
   where m.id = :readerId`,
)

/**
 * Too many values to be listed: a table of them in the same statement, which looks them up in a
 * hash table.
 */
const manyPeople = (pattern: string) =>
  `people (value) as materialized (select u.id from users u where ${isNamed('u', pattern)})`
const manySubjects = (pattern: string, about: string) =>
  `subjects (value) as materialized (
     select 'user:' || u.id from users u where ${isNamed('u', pattern)} union all select ${about}::text)`

/**
 * The ship-tos of a manager: each costs a search of 10 µs in an index that has all a filter
 * compares.
 */
const fewShipTos = 2_000

const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/**
 * PLAT-8: the ids of the newest entries that pass the filters and the reader may see. A filter that
 * can mean several things (a person at the keyboard or acted as; an order, a user, a ship-to)
 * becomes one statement each, so that every one of them is answered newest first by an index and
 * stops at the page; joined by `or` they would read the whole trail.
 */
export async function findEntries(
  db: Queries,
  readerId: string,
  filters: AuditFilters,
  { before, limit }: AuditPage,
): Promise<string[]> {
  const { person, about, action, from, until } = filters
  const found = await db.maybe<Meaning>(
    meaning({
      readerId,
      name: literal(person),
      subject: literal(about),
      entity: about,
      from: from ?? null,
      until: until ?? null,
    }),
  )
  if (!found || found.people?.count === 0 || (from !== undefined && found.first === null)) return []

  const values: unknown[] = []
  const $ = (value: string | number | null) => `$${values.push(value)}`
  const always = [
    ...(action === '' ? [] : [`a.action = ${$(action)}`]),
    ...(from === undefined ? [] : [`a.at >= ${$(from)}::timestamptz and a.id >= ${$(found.first)}::bigint`]),
    ...(until === undefined ? [] : [`a.at < ${$(until)}::timestamptz`]),
    ...(found.end === null ? [] : [`a.id < ${$(found.end)}::bigint`]),
    ...(before === null ? [] : [`a.id < ${$(before)}::bigint`]),
  ]
  const page = $(limit)
  const [people, subjects] = [valuesOf(found.people, 'people'), valuesOf(found.subjects, 'subjects')]
  const tables = [
    ...(people === 'people' ? [manyPeople($(literal(person)))] : []),
    ...(subjects === 'subjects' ? [manySubjects($(literal(about)), $(about))] : []),
  ]
  const self = listOf(readerId)
  const reading = found.readsAll ? [] : [oneOf('real_user_id', 'uuid', self), shipToOf(found)]
  const doing = people ? [oneOf('real_user_id', 'uuid', people), oneOf('user_id', 'uuid', people)] : []
  // The last condition leads: the search condition is more selective than the entries the user may
  // read, and that rarer than what people did.
  const ways = [doing, reading, subjects ? aboutWays(about, subjects) : []].filter(
    (alternatives) => alternatives.length > 0,
  )
  const isReaderAnother = ([who, reader]: readonly Condition[]) =>
    found.isReaderAmong === false && who?.column === 'a.real_user_id' && reader?.values === self
  const statements = combinations(ways)
    .filter((conditions) => !isReaderAnother(conditions))
    .map((conditions) => newest(conditions, always, page, $))
  const rows = await db.rows<{ id: string }>(
    `${tables.length > 0 ? `with ${tables.join(', ')}` : ''}
     select id::text as id from (${statements.join(' union ')}) found order by found.id desc limit ${page}`,
    values,
  )
  return rows.map(({ id }) => id)
}

/** A list, or the table of a statement that has too many for one. */
type Values = List | 'people' | 'subjects'

/** A column, or an expression with an index, that has one of these values. */
interface Condition {
  readonly column: string
  readonly type: 'text' | 'uuid'
  readonly values: Values
  /** Max values for which it leads the statement. */
  readonly max: number
  /** What else holds. */
  readonly also?: { readonly column: string; readonly values: List }
}

const listOf = (value: string): List => ({ values: `{"${value.replace(/[\\"]/g, '\\$&')}"}`, count: 1 })

const valuesOf = (found: List | null, table: 'people' | 'subjects'): Values | undefined =>
  found === null ? undefined : found.count > fewValues ? table : found

const oneOf = (column: string, type: Condition['type'], values: Values): Condition => ({
  column: `a.${column}`,
  type,
  values,
  max: fewValues,
})

/**
 * Ship-tos of several divisions may share a number: the index finds the number, the division is
 * checked.
 */
const shipToOf = ({ ownNumbers, ownShipTos }: Meaning): Condition => ({
  column: 'a.ship_to',
  type: 'text',
  values: ownNumbers,
  max: fewShipTos,
  also: { column: `a.division || '/' || a.ship_to`, values: ownShipTos },
})

/** What 'order, user or ship-to' may mean. */
const aboutWays = (about: string, subjects: Values): Condition[] => [
  oneOf('entity', 'text', subjects),
  { column: `split_part(a.entity, ':', 2)`, type: 'text', values: listOf(about), max: fewValues },
  { column: `a.details->>'orderNumber'`, type: 'text', values: listOf(about), max: fewValues },
  oneOf('ship_to', 'text', listOf(padNumber(about, numberLength))),
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
  $: (value: string) => string,
): string {
  const lead = conditions.findLast(({ values, max }) => typeof values === 'object' && values.count <= max)
  // The index of order numbers has the entries of orders alone.
  const alsoTrue = ({ column, also }: Condition) => [
    ...(column.includes('orderNumber') ? [`a.details ? 'orderNumber'`] : []),
    ...(also ? [`${also.column} = any(${$(also.values.values)}::text[])`] : []),
  ]
  // `is true` keeps the planner from turning the table into a join, which would lose the order by
  // id.
  const isOneOf = ({ column, type, values }: Condition) =>
    typeof values === 'object'
      ? `${column} = any(${$(values.values)}::${type}[])`
      : `(${column} in (select value from ${values})) is true`
  const rest = conditions.filter((one) => one !== lead).flatMap((one) => [isOneOf(one), ...alsoTrue(one)])
  const select = (where: readonly string[]) =>
    `select a.id from audit_entries a ${where.length > 0 ? `where ${where.join(' and ')}` : ''} order by a.id desc limit ${page}`
  if (typeof lead?.values !== 'object') return `(${select([...rest, ...always])})`
  const inner = select([`${lead.column} = lead.value`, ...alsoTrue(lead), ...rest, ...always])
  return `(select each.id from unnest(${$(lead.values.values)}::${lead.type}[]) lead (value) cross join lateral (${inner}) each)`
}
