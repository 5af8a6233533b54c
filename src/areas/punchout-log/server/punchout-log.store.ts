import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { LoggedMessage, WholeMessage } from '../logged-message.ts'

const columns = `m.id, m.at, m.direction, m.kind, m.status, m.reason, m.duration_ms as "durationMs",
  m.is_test as "isTest"` as const

const page = sql(
  'punchout-log.page',
  `select ${columns} from punchout_messages m
   where m.settings_id = :settingsId and m.at >= :since
     and (:direction::text is null or m.direction = :direction)
     and (:outcome::text is null or (m.status < 300) = (:outcome = 'accepted'))
     and (:kind = '' or m.kind = :kind)
     and (:cursor::uuid is null or (m.at, m.id) < (
       select c.at, c.id from punchout_messages c where c.id = :cursor and c.settings_id = :settingsId))
   order by m.at desc, m.id desc limit :limit`,
)
const kinds = sql(
  'punchout-log.kinds',
  `select distinct m.kind from punchout_messages m where m.settings_id = :settingsId and m.at >= :since
   order by m.kind limit 50`,
)
// An attempt that is still on its way counts once it has ended.
const one = sql(
  'punchout-log.one',
  `select ${columns}, m.payload_id as "payloadId", m.document, m.answer, m.address,
     case when d.id is not null then json_build_object('attempts', d.attempts - (coalesce(d.leased_until >= now(), false))::int,
       'state', case when d.delivered_at is not null then 'delivered' when d.stopped_at is not null then 'stopped' else 'waiting' end,
       'nextAttemptAt', case when d.delivered_at is null and d.stopped_at is null then d.next_attempt_at end,
       'isReplaced', d.kind = 'ConfirmationRequest' and exists (
         select from punchout_documents l where l.cart_id = d.cart_id and l.kind = d.kind and l.seq > d.seq),
       'hasAddress', exists (
         select from punchout_document_settings a where a.settings_id = m.settings_id and a.url <> '')) end as sent
   from punchout_messages m
   left join punchout_documents d on d.id = m.document_id and d.settings_id = m.settings_id
   where m.id = :id and m.settings_id = :settingsId and m.at >= :since`,
)

/** Which messages of an integration are asked for. */
export interface LogQuery {
  readonly settingsId: string
  readonly since: Date
  readonly direction: 'in' | 'out' | null
  readonly outcome: 'accepted' | 'refused' | null
  readonly kind: string
  readonly cursor: string | null
  readonly limit: number
}

/** Messages, the newest first. */
export const messagesOf = (db: Queries, query: LogQuery): Promise<LoggedMessage[]> => db.rows(page({ ...query }))

/** The kinds of message there are. */
export const kindsOf = async (db: Queries, settingsId: string, since: Date): Promise<string[]> =>
  (await db.rows<{ kind: string }>(kinds({ settingsId, since }))).map(({ kind }) => kind)

/** One of an integration; undefined where it is older, or another integration's. */
export const messageOf = (
  db: Queries,
  key: { readonly id: string; readonly settingsId: string; readonly since: Date },
): Promise<WholeMessage | undefined> => db.maybe(one({ ...key }))
