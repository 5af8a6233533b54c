import { mayShipTo, servesAll } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { AuditEntry } from '../audit-entry.ts'
import { describeAction } from '../rules/describe-action.ts'
import { listFacts } from '../rules/list-facts.ts'
import { type AuditFilters, type AuditPage, findEntries } from './find-entries.ts'

interface Row {
  readonly id: string
  readonly at: string
  readonly by: AuditEntry['by']
  readonly actingAs: AuditEntry['by']
  readonly action: string
  readonly entity: string
  readonly user: string | null
  readonly division: string | null
  readonly shipTo: string | null
  readonly shipToName: string | null
  readonly address: string | null
  readonly details: Record<string, unknown>
}

const personOf = (user: string) =>
  `case when ${user}.id is not null then json_build_object('userId', ${user}.id, 'name', ${user}.name, 'email', ${user}.email) end`
// By the id in it, which the index of users finds; 'user:' || e.id would read all of them for every
// page.
const userOf = (entity: string) =>
  `case when ${entity} ~ '^user:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then substr(${entity}, 6)::uuid end`
// Office staff read everything; others what was done for their customers, and by themselves.
const select = `
  select a.id::text as id, a.at, ${personOf('r')} as by,
    case when a.user_id is distinct from a.real_user_id then ${personOf('u')} end as "actingAs",
    a.action, a.entity, case when e.id is distinct from a.real_user_id then e.name end as "user", a.division,
    a.ship_to as "shipTo", s.name as "shipToName", a.address, a.details
  from audit_entries a
  join users m on m.id = :readerId
  left join users r on r.id = a.real_user_id
  left join users u on u.id = a.user_id
  left join users e on e.id = ${userOf('a.entity')}
  left join ship_tos s on s.division = a.division and s.number = a.ship_to
  where (${servesAll('m')} or a.real_user_id = m.id
         or (a.ship_to is not null and ${mayShipTo('m', 'a.division', 'a.ship_to')}))` as const

const byIds = sql('audit-trail.by-ids', `${select} and a.id = any(:ids::bigint[]) order by a.id desc`)
const one = sql('audit-trail.one', `${select} and a.id = :entryId`)

/** 'order:018f…' -> 'order 018f…'; users are in the sentence by name. */
const aboutOf = ({ entity }: Row): string => (entity.startsWith('user:') ? '' : entity.replace(':', ' '))

const entryOf = (row: Row): AuditEntry => ({
  id: row.id,
  at: new Date(row.at).toISOString(),
  by: row.by,
  actingAs: row.actingAs,
  action: row.action,
  sentence: describeAction(row.action, { user: row.user ?? '', details: row.details }),
  about: aboutOf(row),
  division: row.division ?? '',
  shipTo: row.shipTo ?? '',
  shipToName: row.shipToName ?? '',
  address: row.address ?? '',
  facts: listFacts(row.details),
})

/** The newest entries that pass the filters and the reader may see, before the cursor. */
export async function readEntries(
  db: Queries,
  readerId: string,
  filters: AuditFilters,
  page: AuditPage,
): Promise<AuditEntry[]> {
  const ids = await findEntries(db, readerId, filters, page)
  return ids.length === 0 ? [] : (await db.rows<Row>(byIds({ readerId, ids }))).map(entryOf)
}

/** One entry the reader may see, or undefined. */
export async function readEntry(db: Queries, readerId: string, entryId: string): Promise<AuditEntry | undefined> {
  const row = await db.maybe<Row>(one({ readerId, entryId }))
  return row && entryOf(row)
}
