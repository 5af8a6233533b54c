import type { BillToKey } from '#areas/customers/bill-to.ts'
import type { Queries, Transaction } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { AccountType, MethodKind } from '../payment-method.ts'

/** A method as a payment uses it: no number beyond the last digits. */
export interface MethodForPayment {
  readonly id: string
  readonly kind: MethodKind
  readonly description: string
  readonly accountType: AccountType
  readonly accountNoLastFour: string
  readonly ccType: string
  readonly ccNoLastFour: string
  /** 'YYYY-MM'. */
  readonly expires: string
  /** Why its bank refuses debits, as a sentence; null while it takes them, and for cards. */
  readonly unusableBecause: string | null
}

const columns = `m.id, m.kind, m.description, a.account_type as "accountType",
  a.account_last_four as "accountNoLastFour", k.cc_type as "ccType", k.cc_last_four as "ccNoLastFour", k.expires,
  a.unusable_because as "unusableBecause"` as const
const tables = `payment_methods m left join bank_accounts a on a.method_id = m.id
  left join credit_cards k on k.method_id = m.id` as const

/** SQL: what a bill-to that two SQL terms name can be paid with, rows of `MethodForPayment`. */
export const selectMethods = <Division extends string, BillTo extends string>(division: Division, billTo: BillTo) =>
  `select ${columns} from ${tables}
   where m.id in (
     select c.method_id from payment_method_coverage c where c.division = ${division} and c.bill_to = ${billTo})
   order by m.kind, lower(m.description), m.id limit 200` as const

const list = sql('payment-methods.for-bill-to', selectMethods(':division', ':number'))
const hold = sql(
  'payment-methods.hold-for-bill-to',
  `select ${columns} from ${tables}
   where m.id = :id
     and exists (select from payment_method_coverage c
                 where c.method_id = m.id and c.division = :division and c.bill_to = :number)
   for share of m`,
)
const token = sql(
  'payment-methods.token-for-bill-to',
  `select k.uta_token_id as "utaTokenId" from credit_cards k
   where k.method_id = :id
     and exists (select from payment_method_coverage c
                 where c.method_id = k.method_id and c.division = :division and c.bill_to = :number)`,
)

/** BILL-3: what a bill-to can be paid with. */
export const methodsFor = (db: Queries, { division, number }: BillToKey): Promise<MethodForPayment[]> =>
  db.rows(list({ division, number }))

/**
 * BILL-3, security 30: the method, when it pays for this bill-to at this moment; it is not removed
 * before the transaction ends.
 */
export const holdMethodFor = (
  tx: Transaction,
  id: string,
  { division, number }: BillToKey,
): Promise<MethodForPayment | undefined> => tx.maybe(hold({ id, division, number }))

/** What the processor knows a card by; undefined when it no longer pays for this bill-to. */
export const cardTokenOf = async (
  db: Queries,
  id: string,
  { division, number }: BillToKey,
): Promise<string | undefined> => (await db.maybe<{ utaTokenId: string }>(token({ id, division, number })))?.utaTokenId
