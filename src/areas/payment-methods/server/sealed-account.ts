import { sealOf } from '#platform/seal.ts'
import type { SealedValues } from '#platform/sealed-values.ts'
import type { Services } from '#platform/services.ts'

/** The numbers of a bank account in clear; they live as short as possible. */
export interface AccountNumbers {
  readonly routingNo: string
  readonly accountNo: string
}

/** The same, unreadable outside its row. */
export interface SealedNumbers {
  readonly routingSealed: string
  readonly accountSealed: string
}

// Security 28: the row is part of what is authenticated, so that a sealed number opens in its own
// row and column only.
const purposeOf = (methodId: string, part: 'routing' | 'account') => `bank-account:${methodId}:${part}` as const

/** PLAT-12: an account without its numbers pays for nothing. */
export const sealedAccounts: SealedValues = {
  uses: ['bank-account'],
  columns: ['bank_accounts.routing_sealed', 'bank_accounts.account_sealed'],
  loses: { one: 'bank account', count: 'select count(*) from bank_accounts' },
  giveUp: [`delete from payment_methods where kind = 'bank'`],
}

/** PROFILE-5: seals what is given of the numbers for the account of this method. */
export function sealNumbers(
  { config }: Pick<Services, 'config'>,
  methodId: string,
  { routingNo, accountNo }: AccountNumbers,
): SealedNumbers {
  const seal = sealOf(config)
  return {
    routingSealed: seal.seal(routingNo, purposeOf(methodId, 'routing')),
    accountSealed: seal.seal(accountNo, purposeOf(methodId, 'account')),
  }
}

/** The numbers again; throws when a sealed text was moved here from another row. */
export function openNumbers(
  { config }: Pick<Services, 'config'>,
  methodId: string,
  { routingSealed, accountSealed }: SealedNumbers,
): AccountNumbers {
  const seal = sealOf(config)
  return {
    routingNo: seal.open(routingSealed, purposeOf(methodId, 'routing')),
    accountNo: seal.open(accountSealed, purposeOf(methodId, 'account')),
  }
}
