import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { mayBillTo } from '#areas/access/server/public.ts'
import type { BillToKey } from '#areas/customers/bill-to.ts'
import type { AccountType, MethodBillTo, MethodKind } from '../payment-method.ts'
import type { Coverage, Covered } from '../rules/choose-bill-tos.ts'

/** A method as the list needs it. */
export interface MethodRow {
  readonly id: string
  readonly kind: MethodKind
  readonly description: string
  readonly allBillTos: boolean
  readonly isOwner: boolean
  readonly isShared: boolean
  readonly billTos: MethodBillTo[]
  readonly nameOnAccount: string
  readonly accountType: AccountType
  readonly routingNoLastFour: string
  readonly accountNoLastFour: string
  readonly unusableBecause: string | null
  readonly ccType: string
  readonly ccNoLastFour: string
  readonly expires: string
  /** How many of its kind there are in all. */
  readonly total: number
}

const list = sql(
  'payment-methods.list',
  `with mine as materialized (
     select o.division, o.number, o.name from users u
     join bill_tos o on ${mayBillTo('u', 'o.division', 'o.number')} where u.id = :userId),
   seen as (
     select c.method_id, jsonb_agg(jsonb_build_object('division', b.division, 'number', b.number, 'name', b.name,
       'allShipTos', true, 'shipTos', '[]'::jsonb) order by b.name, b.division, b.number) as bill_tos
     from payment_method_coverage c join mine b on b.division = c.division and b.number = c.bill_to
     group by c.method_id),
   found as (
     select m.*, s.bill_tos, row_number() over (partition by m.kind order by lower(m.description), m.id) as place,
       (count(*) over (partition by m.kind))::int as total
     from payment_methods m join seen s on s.method_id = m.id
     where :pattern = '' or m.description ilike '%' || :pattern || '%' or exists (
       select 1 from jsonb_to_recordset(s.bill_tos) as b (number text, name text)
       where b.number like '%' || :pattern || '%' or b.name ilike '%' || :pattern || '%'))
   select m.id, m.kind, m.description, m.all_bill_tos as "allBillTos", m.owner_id = :userId as "isOwner", m.total,
     m.bill_tos as "billTos", exists (
       select 1 from payment_method_coverage c where c.method_id = m.id and not exists (
         select 1 from mine b where b.division = c.division and b.number = c.bill_to)) as "isShared",
     a.name_on_account as "nameOnAccount", a.account_type as "accountType", a.routing_last_four as "routingNoLastFour",
     a.account_last_four as "accountNoLastFour", a.unusable_because as "unusableBecause", k.cc_type as "ccType", k.cc_last_four as "ccNoLastFour", k.expires
   from found m left join bank_accounts a on a.method_id = m.id left join credit_cards k on k.method_id = m.id
   where m.place <= :limit order by m.kind, m.place`,
)

/** PROFILE-4: methods for bill-tos of the user, with those of their bill-tos the user has. */
export const methodsOf = (db: Queries, userId: string, keyword: string, max: number): Promise<MethodRow[]> =>
  db.rows(list({ userId, pattern: keyword.replace(/[\\%_]/g, '\\$&'), limit: max }))

/** A method under its lock, as an editor stands to it. */
export interface HeldMethod {
  readonly isOwner: boolean
  readonly allBillTos: boolean
  readonly description: string
  readonly covered: readonly Covered[]
}

const hold = sql('payment-methods.hold', 'select id from payment_methods where id = :id and kind = :kind for update')
const held = sql(
  'payment-methods.held',
  `select m.owner_id = u.id as "isOwner", m.all_bill_tos as "allBillTos", m.description,
     (select coalesce(jsonb_agg(jsonb_build_object('division', c.division, 'number', c.bill_to, 'isExplicit', c.is_explicit,
        'isMine', ${mayBillTo('u', 'c.division', 'c.bill_to')}) order by c.division, c.bill_to), '[]')
      from payment_method_coverage c where c.method_id = m.id) as covered
   from payment_methods m, users u where m.id = :id and u.id = :userId`,
)

/** The method, when one of its bill-tos is the user's; the lock ends with the transaction. */
export async function holdMethod(
  tx: Queries,
  userId: string,
  id: string,
  kind: MethodKind,
): Promise<HeldMethod | undefined> {
  if (!(await tx.maybe(hold({ id, kind })))) return undefined
  const method = await tx.maybe<HeldMethod>(held({ id, userId }))
  return method?.covered.some(({ isMine }) => isMine) ? method : undefined
}

const insert = sql(
  'payment-methods.insert',
  `insert into payment_methods (id, kind, owner_id, description, all_bill_tos)
   values (:id, :kind, :ownerId, :description, :allBillTos)`,
)
const change = sql(
  'payment-methods.change',
  'update payment_methods set description = :description, all_bill_tos = :allBillTos, changed_at = :now where id = :id',
)
const clear = sql('payment-methods.clear', 'delete from payment_method_bill_tos where method_id = :methodId')
const cover = sql(
  'payment-methods.cover',
  `insert into payment_method_bill_tos (method_id, division, bill_to)
   select :methodId, b.division, b.bill_to from unnest(:divisions::text[], :billTos::text[]) as b (division, bill_to)`,
)
const remove = sql('payment-methods.remove', 'delete from payment_methods where id = :id')

const coverBy = (tx: Queries, id: string, billTos: readonly BillToKey[]) =>
  tx.send(
    cover({
      methodId: id,
      divisions: billTos.map(({ division }) => division),
      billTos: billTos.map(({ number }) => number),
    }),
  )

/** A new method with what it pays for. */
export async function insertMethod(
  tx: Queries,
  method: { id: string; kind: MethodKind; ownerId: string; description: string },
  { allBillTos, billTos }: Coverage,
): Promise<void> {
  await tx.send(
    insert({ id: method.id, kind: method.kind, ownerId: method.ownerId, description: method.description, allBillTos }),
  )
  await coverBy(tx, method.id, billTos)
}

/** New words and bill-tos for a method. */
export async function changeMethod(
  tx: Queries,
  id: string,
  description: string,
  { allBillTos, billTos }: Coverage,
  now: Date,
): Promise<void> {
  await tx.send(change({ id, description, allBillTos, now }))
  await tx.send(clear({ methodId: id }))
  await coverBy(tx, id, billTos)
}

/** The method goes, with its account or card. */
export const removeMethod = (tx: Queries, id: string): Promise<void> => tx.send(remove({ id }))
