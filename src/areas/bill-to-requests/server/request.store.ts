import { v7 as uuidv7 } from 'uuid'
import { coversCustomers, mayBillTo } from '#areas/access/server/public.ts'
import type { UserType } from '#areas/access/roles.ts'
import type { BillToKey } from '#areas/customers/bill-to.ts'
import type { Queries } from '#platform/database/database.ts'
import { jsonList } from '#platform/database/json-list.ts'
import { sql } from '#platform/database/statement.ts'
import type { BillToRequest, OwnBillToRequest, RequestState } from '../bill-to-request.ts'
import type { AskerFacts } from '../rules/may-request-bill-to.ts'

const columns = (request: string) =>
  `'id', ${request}.id, 'division', ${request}.division, 'number', ${request}.bill_to, 'note', ${request}.note,
   'askedAt', ${request}.asked_at` as const
const ownColumns = `${columns('r')}, 'state', r.state, 'decidedAt', r.decided_at, 'reason', r.reason` as const

const own = sql(
  'bill-to-requests.own',
  `select ${jsonList(`select jsonb_build_object(${ownColumns}) from bill_to_requests r
     where r.user_id = :userId order by r.asked_at desc, r.id desc limit 50`)} as requests,
     ${jsonList(`select jsonb_build_object('code', d.code, 'name', d.name) from divisions d order by d.code`)} as divisions`,
)
const lockAsker = sql('bill-to-requests.lock-asker', 'select from users where id = :userId for no key update')
const facts = sql(
  'bill-to-requests.facts',
  `select exists (select 1 from user_bill_tos b
       where b.user_id = :userId and b.division = :division and b.bill_to = :number) as "hasIt",
     coalesce(bool_or(r.division = :division and r.bill_to = :number), false) as "hasRequested",
     count(r.id)::int as waiting
   from (select 1) one left join bill_to_requests r on r.user_id = :userId and r.state = 'waiting'`,
)
const insert = sql(
  'bill-to-requests.insert',
  `insert into bill_to_requests as r (id, user_id, division, bill_to, note, asked_at)
   values (:id, :userId, :division, :number, :note, :now)
   returning jsonb_build_object(${ownColumns}) as request`,
)
const lockOwn = sql(
  'bill-to-requests.lock-own',
  'select state from bill_to_requests where id = :id and user_id = :userId for update',
)
const decide = sql(
  'bill-to-requests.decide',
  `update bill_to_requests set state = :state, decided_at = :now, decided_by = :by, reason = :reason where id = :id`,
)

// Of users the reader covers, for bill-tos of the reader's; the office sees numbers nobody has.
const isReaders =
  `m.id <> u.id and ${coversCustomers('m', 'u')} and ${mayBillTo('m', 'r.division', 'r.bill_to')}` as const
const lockForDecision = sql(
  'bill-to-requests.lock',
  `select r.user_id as "userId", r.division, r.bill_to as number, r.state,
     exists (select 1 from bill_tos b where b.division = r.division and b.number = r.bill_to) as "isKnown"
   from bill_to_requests r join users u on u.id = r.user_id join users m on m.id = :readerId
   where r.id = :id and ${isReaders} for no key update of r`,
)
const waitingFor = `from bill_to_requests r join users u on u.id = r.user_id join users m on m.id = :readerId
   where r.state = 'waiting' and ${isReaders}` as const
const waiting = sql(
  'bill-to-requests.waiting',
  `select (select count(*)::int ${waitingFor}) as total,
     ${jsonList(`select jsonb_build_object(${columns('r')},
         'user', jsonb_build_object('userId', u.id, 'name', u.name, 'email', u.email, 'type', u.type, 'role', u.role,
           'isActive', u.is_active, 'ownFeatures', array(select f.feature from user_features f where f.user_id = u.id)),
         'billToName', (select b.name from bill_tos b where b.division = r.division and b.number = r.bill_to))
       ${waitingFor} order by r.asked_at, r.id limit :limit offset :offset`)} as requests`,
)

/** Who may decide a request, beyond what the rule asks of their rights. */
const deciders = sql(
  'bill-to-requests.deciders',
  `select m.id as "userId", m.type, m.role, array(select f.feature from user_features f where f.user_id = m.id) as "ownFeatures"
   from bill_to_requests r join users u on u.id = r.user_id join users m on m.is_active
   where r.id = :id and ${isReaders}
     and (m.role = any(:roles) or exists (select 1 from user_features f where f.user_id = m.id and f.feature = 'addBillTo'))
   order by m.id limit 200`,
)

/** A user with what decides about their rights. */
export interface Person {
  readonly userId: string
  readonly type: UserType
  readonly role: string
  readonly ownFeatures: readonly string[]
}

/** A waiting request as it is stored, with its user in full. */
export interface WaitingRow extends Omit<BillToRequest, 'user' | 'abilities'> {
  readonly user: Person & { readonly name: string; readonly email: string; readonly isActive: boolean }
}

/** A request under its lock. */
export interface LockedRequest extends BillToKey {
  readonly userId: string
  readonly state: RequestState
  readonly isKnown: boolean
}

/** The requests of a user, the newest first, and all divisions. */
export const readOwn = (
  db: Queries,
  userId: string,
): Promise<{ requests: OwnBillToRequest[]; divisions: { code: string; name: string }[] }> => db.row(own({ userId }))

/** What the rule of asking needs; requests of one user are made one after the other. */
export async function lockFacts(tx: Queries, userId: string, { division, number }: BillToKey): Promise<AskerFacts> {
  await tx.run(lockAsker({ userId }))
  return tx.row(facts({ userId, division, number }))
}

/** Writes a request. */
export async function addRequest(
  tx: Queries,
  userId: string,
  asked: BillToKey & { readonly note: string },
  now: Date,
): Promise<OwnBillToRequest> {
  const { division, number, note } = asked
  const row = insert({ id: uuidv7(), userId, division, number, note, now })
  return (await tx.row<{ request: OwnBillToRequest }>(row)).request
}

/** The state of one of the user's own requests, locked; undefined for somebody else's. */
export const lockOwnRequest = async (tx: Queries, userId: string, id: string): Promise<RequestState | undefined> =>
  (await tx.maybe<{ state: RequestState }>(lockOwn({ userId, id })))?.state

/** A request that the reader may know of, locked. */
export const lockRequest = (tx: Queries, readerId: string, id: string): Promise<LockedRequest | undefined> =>
  tx.maybe(lockForDecision({ readerId, id }))

/** Notes what became of a request. */
export const noteDecision = (
  tx: Queries,
  id: string,
  decided: { readonly state: Exclude<RequestState, 'waiting'>; readonly by: string; readonly reason?: string },
  now: Date,
): Promise<number> => tx.run(decide({ id, state: decided.state, by: decided.by, reason: decided.reason ?? '', now }))

/** A page of the requests that wait for somebody like the reader. */
export const readWaiting = (
  db: Queries,
  readerId: string,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<{ requests: WaitingRow[]; total: number }> =>
  db.row(waiting({ readerId, limit: pageSize, offset: (pageNo - 1) * pageSize }))

/** People whom the request concerns and whose role is one of these, or who hold `addBillTo`. */
export const readDeciders = (db: Queries, id: string, roles: readonly string[]): Promise<Person[]> =>
  db.rows(deciders({ id, roles: [...roles] }))
