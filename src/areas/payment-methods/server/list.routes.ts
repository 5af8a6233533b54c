import type { Actor } from '#kit/actor.ts'
import { abilityOf } from '#kit/decision.ts'
import type { Feature } from '#kit/feature-keys.ts'
import { common } from '#contract/common-refusals.ts'
import { handle } from '#platform/http/handle.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { listPaymentSettings, maxMethods } from '../payment-methods.endpoints.ts'
import { mayChangeAccount, mayCoverAll } from '../rules/choose-bill-tos.ts'
import { isCardExpired } from '../rules/is-card-expired.ts'
import { type MethodRow, methodsOf } from './payment-method.store.ts'

/** PROFILE-4: what is here for the caller's bill-tos, and what the caller may do with each. */
export const listPaymentSettingsHandler = handle(listPaymentSettings, async ({ db, caller, query, now, services }) => {
  const { actor } = caller
  const { paymentsUrl } = services.config.outside
  const rows = await methodsOf(db, actor.userId, query.keyword, maxMethods)
  const hasCards = actor.can('cardPayments')
  const banks = rows.filter(({ kind }) => kind === 'bank')
  const cards = rows.filter(({ kind }) => kind === 'card' && hasCards)
  // The month is over when it is over everywhere.
  const today = todayIn('Etc/GMT+12', now)
  return {
    bankAccounts: banks.map((row) => ({
      ...methodOf(row, actor),
      nameOnAccount: row.nameOnAccount,
      routingNoLastFour: row.routingNoLastFour,
      accountNoLastFour: row.accountNoLastFour,
      accountType: row.accountType,
      unusableBecause: row.unusableBecause,
    })),
    creditCards: cards.map((row) => ({
      ...methodOf(row, actor),
      ccNoLastFour: row.ccNoLastFour,
      ccType: row.ccType,
      expires: row.expires,
      isExpired: isCardExpired(row.expires, today),
    })),
    totalBankAccounts: banks[0]?.total ?? 0,
    totalCreditCards: cards[0]?.total ?? 0,
    isCreditCardPaymentEnabled: hasCards && paymentsUrl !== undefined,
  }
})

function methodOf({ id, description, allBillTos, billTos, isShared, isOwner }: MethodRow, actor: Actor) {
  // Security 2: nothing is changed or shown while staff are logged in as a customer.
  const acting = actor.kind === 'proxy' ? common.not_while_logged_in_as.code : null
  const needs = (feature: Feature) => (actor.can(feature) ? acting : common.feature_missing.code)
  // PROFILE-5: reading the numbers is for staff alone.
  const decrypt = actor.kind === 'external' ? common.feature_missing.code : needs('decryptPaymentInfo')
  return {
    id,
    paymentSettingsId: id,
    description,
    allBillTos,
    billTos,
    isShared,
    abilities: {
      edit: needs('addBankCard'),
      remove: needs('deleteBankCard'),
      coverAll: abilityOf(mayCoverAll(actor, { isOwner, allBillTos })),
      changeAccount: abilityOf(mayChangeAccount(isShared)),
      decrypt,
    },
  }
}
