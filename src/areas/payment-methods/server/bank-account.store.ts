import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { AccountType } from '../payment-method.ts'
import { lastDigits } from '../rules/last-digits.ts'
import type { AccountNumbers, SealedNumbers } from './sealed-account.ts'

/** Name and type of an account. */
export interface AccountFacts {
  readonly nameOnAccount: string
  readonly accountType: AccountType
}

const insert = sql(
  'payment-methods.insert-bank',
  `insert into bank_accounts (method_id, name_on_account, account_type, routing_last_four, account_last_four, routing_sealed, account_sealed)
   values (:methodId, :nameOnAccount, :accountType, :routingLastFour, :accountLastFour, :routingSealed,
     :accountSealed)`,
)
const load = sql(
  'payment-methods.bank',
  `select name_on_account as "nameOnAccount", account_type as "accountType", routing_sealed as "routingSealed",
     account_sealed as "accountSealed", account_last_four as "accountNoLastFour"
   from bank_accounts where method_id = :methodId`,
)
const change = sql(
  'payment-methods.change-bank',
  `update bank_accounts
   set name_on_account = :nameOnAccount, account_type = :accountType, routing_last_four = :routingLastFour,
     account_last_four = :accountLastFour, routing_sealed = :routingSealed, account_sealed = :accountSealed
   where method_id = :methodId`,
)

const valuesOf = (id: string, facts: AccountFacts, numbers: AccountNumbers, sealed: SealedNumbers) => ({
  methodId: id,
  nameOnAccount: facts.nameOnAccount,
  accountType: facts.accountType,
  routingLastFour: lastDigits(numbers.routingNo),
  accountLastFour: lastDigits(numbers.accountNo),
  routingSealed: sealed.routingSealed,
  accountSealed: sealed.accountSealed,
})

/** A new account: its numbers only sealed, of the clear ones the last digits. */
export const insertAccount = (
  tx: Queries,
  id: string,
  facts: AccountFacts,
  numbers: AccountNumbers,
  sealed: SealedNumbers,
): Promise<void> => tx.send(insert(valuesOf(id, facts, numbers, sealed)))

/** Other facts and numbers for an account. */
export const changeAccount = (
  tx: Queries,
  id: string,
  facts: AccountFacts,
  numbers: AccountNumbers,
  sealed: SealedNumbers,
): Promise<void> => tx.send(change(valuesOf(id, facts, numbers, sealed)))

/** The account as it is stored. */
export const accountOf = (
  db: Queries,
  id: string,
): Promise<AccountFacts & SealedNumbers & { accountNoLastFour: string }> => db.row(load({ methodId: id }))
