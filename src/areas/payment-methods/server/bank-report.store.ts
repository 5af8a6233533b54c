import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Services } from '#platform/services.ts'
import type { AccountKind, AccountType } from '../payment-method.ts'
import { accountOf, type AccountFacts, changeAccount } from './bank-account.store.ts'
import { type AccountNumbers, openNumbers, type SealedNumbers, sealNumbers } from './sealed-account.ts'

/** An account as a bank file needs it; its numbers are in clear and live as short as possible. */
export interface DebitableAccount extends AccountFacts, AccountNumbers {
  readonly accountType: AccountType
  readonly accountKind: AccountKind
}

const load = sql(
  'payment-methods.to-debit',
  `select method_id as "methodId", name_on_account as "nameOnAccount", account_type as "accountType",
     account_kind as "accountKind", routing_sealed as "routingSealed", account_sealed as "accountSealed"
   from bank_accounts where method_id = any(:methodIds::uuid[])`,
)

/**
 * BILL-6: the accounts to debit by their methods. One that was removed is absent, one that no key
 * opens is null.
 */
export async function accountsToDebit(
  tx: Queries,
  services: Pick<Services, 'config' | 'log'>,
  methodIds: readonly string[],
): Promise<ReadonlyMap<string, DebitableAccount | null>> {
  type Row = SealedNumbers & Omit<DebitableAccount, keyof AccountNumbers> & { methodId: string }
  const rows = await tx.rows<Row>(load({ methodIds }))
  return new Map(
    rows.map(({ methodId, routingSealed, accountSealed, ...facts }) => {
      try {
        return [methodId, { ...facts, ...openNumbers(services, methodId, { routingSealed, accountSealed }) }]
      } catch {
        services.log.error({ paymentMethod: methodId }, 'a bank account cannot be opened with any key')
        return [methodId, null]
      }
    }),
  )
}

const lock = sql(
  'payment-methods.lock-bank',
  `select id from payment_methods where id = :id and kind = 'bank' for update`,
)
const setKind = sql(
  'payment-methods.set-account-kind',
  'update bank_accounts set account_kind = :accountKind where method_id = :id',
)
const setUnusable = sql(
  'payment-methods.set-unusable',
  'update bank_accounts set unusable_because = :because where method_id = :id',
)
const forget = sql(
  'payment-methods.forget-bank-reports',
  `update bank_accounts set account_kind = 'checking', unusable_because = null where method_id = :id`,
)

/** New numbers: what the bank reported of the old ones says nothing of these. */
export const forgetBankReports = (tx: Queries, id: string): Promise<void> => tx.send(forget({ id }))

/** What the bank says is right of an account; absent: as it was. */
export interface AccountCorrection extends Partial<AccountNumbers> {
  readonly accountKind?: AccountKind
}

/** Applied; or not, because the account was removed or has had other numbers since the debit. */
export type CorrectionOutcome = 'applied' | 'removed' | 'changedSince'

/**
 * BILL-6: applies a notification of change to the stored account, sealed and audited. `used` are
 * the numbers of the debit it is about: a customer who has typed others since is not overruled.
 */
export async function correctAccount(
  tx: Queries,
  services: Pick<Services, 'config'>,
  report: { methodId: string; code: string; used: AccountNumbers; correction: AccountCorrection },
): Promise<CorrectionOutcome> {
  const { methodId: id, code, used, correction } = report
  if (!(await tx.maybe(lock({ id })))) return 'removed'
  const before = await accountOf(tx, id)
  const { routingNo, accountNo } = openNumbers(services, id, before)
  if (routingNo !== used.routingNo || accountNo !== used.accountNo) return 'changedSince'
  const numbers = { routingNo: correction.routingNo ?? routingNo, accountNo: correction.accountNo ?? accountNo }
  const { accountKind } = correction
  if (numbers.routingNo !== routingNo || numbers.accountNo !== accountNo)
    await changeAccount(tx, id, before, numbers, sealNumbers(services, id, numbers))
  if (accountKind) await tx.send(setKind({ id, accountKind }))
  await audit(tx, {
    actor: null,
    action: 'payment-method.correct',
    entity: `payment-method:${id}`,
    // Which numbers, never the numbers.
    details: { code, changed: Object.keys(correction) },
    address: 'bank',
  })
  return 'applied'
}

/** BILL-6: the bank would return the next debit too; the sentence says why. */
export async function markUnusable(
  tx: Queries,
  report: { methodId: string; code: string; because: string },
): Promise<void> {
  const { methodId: id, code, because } = report
  if (!(await tx.maybe(lock({ id })))) return
  await tx.send(setUnusable({ id, because }))
  await audit(tx, {
    actor: null,
    action: 'payment-method.mark-unusable',
    entity: `payment-method:${id}`,
    details: { code, because },
    address: 'bank',
  })
}
