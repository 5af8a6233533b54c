import { z } from 'zod'
import { common } from '#contract/common-refusals.ts'
import { endpoint } from '#contract/endpoint.ts'
import { freeText } from '#contract/free-text.ts'
import { billToKey } from '#areas/customers/bill-to.ts'
import { bankAccount, creditCard, type MethodKind } from './payment-method.ts'
import { paymentMethodRefusals } from './payment-methods.refusals.ts'
import { checkAccountNumber } from './rules/check-account-number.ts'
import { checkDescription } from './rules/check-description.ts'
import { checkNameOnAccount } from './rules/check-name-on-account.ts'
import { checkRoutingNumber } from './rules/check-routing-number.ts'

/** A text held to a rule that the screen asks too. */
const ruled = (check: (text: string) => string | undefined) =>
  z
    .string()
    .max(1000)
    .superRefine((text, context) => {
      const message = check(text)
      if (message) context.addIssue({ code: 'custom', message })
    })

const billTos = {
  allBillTos: z.boolean(),
  /** Empty with allBillTos. */
  billTos: z.array(billToKey).max(500),
}
const description = (kind: MethodKind) => ruled((text) => checkDescription(kind, text)).transform((text) => text.trim())
const account = {
  description: description('bank'),
  accountType: z.enum(['P', 'B'], 'Required'),
  nameOnAccount: ruled(checkNameOnAccount).transform((text) => text.trim()),
  ...billTos,
}

/** `response` is 'y' when it was done; `message` is shown either way (S0 section 7). */
const outcome = z.object({ response: z.enum(['y', 'n']), message: z.string() })
const viewing = ['viewBankCard'] as const
const changing = ['viewBankCard', 'addBankCard'] as const
const removing = ['viewBankCard', 'deleteBankCard'] as const

/** Max methods of a kind in one response; a search narrows the rest. */
export const maxMethods = 200

/** PROFILE-4: bank accounts and cards for bill-tos of the caller. */
export const listPaymentSettings = endpoint({
  name: 'listPaymentSettings',
  method: 'GET',
  path: '/pay/payment-settings',
  summary: 'Bank accounts and cards for the caller’s bill-tos; of numbers only the last digits',
  needs: viewing,
  query: z.object({ keyword: z.string().trim().max(100).default('') }),
  answer: z.object({
    bankAccounts: z.array(bankAccount),
    creditCards: z.array(creditCard),
    totalBankAccounts: z.number().int(),
    totalCreditCards: z.number().int(),
    /** Cards are shown, and may be added where the caller may add. */
    isCreditCardPaymentEnabled: z.boolean(),
  }),
})

/** PROFILE-5: adds a bank account. */
export const saveAch = endpoint({
  name: 'saveAch',
  method: 'POST',
  path: '/pay/save-ach',
  summary: 'Add a bank account',
  needs: changing,
  noProxy: true,
  idempotent: true,
  body: z.object({ ...account, routingNo: ruled(checkRoutingNumber), accountNo: ruled(checkAccountNumber) }),
  answer: outcome,
  refusals: [
    paymentMethodRefusals.bill_tos_missing,
    paymentMethodRefusals.bill_to_not_found,
    paymentMethodRefusals.all_bill_tos_not_for_staff,
  ],
})

/** PROFILE-5, security 27: changes a bank account; blank numbers stay as they are. */
export const updateAch = endpoint({
  name: 'updateAch',
  method: 'POST',
  path: '/pay/update-ach',
  summary: 'Change a bank account; a blank account or routing number keeps the old one',
  needs: changing,
  noProxy: true,
  body: z.object({
    id: z.uuid(),
    ...account,
    routingNo: ruled((text) => checkRoutingNumber(text, true)).default(''),
    accountNo: ruled((text) => checkAccountNumber(text, true)).default(''),
  }),
  answer: outcome,
  refusals: [
    paymentMethodRefusals.method_not_found,
    paymentMethodRefusals.bill_tos_missing,
    paymentMethodRefusals.bill_to_not_found,
    paymentMethodRefusals.all_bill_tos_not_for_staff,
    paymentMethodRefusals.all_bill_tos_by_owner_only,
    paymentMethodRefusals.account_is_shared,
  ],
})

/** PROFILE-4: removes a bank account from the caller's bill-tos. */
export const deleteAch = endpoint({
  name: 'deleteAch',
  method: 'POST',
  path: '/pay/delete-ach',
  summary: 'Remove a bank account; for bill-tos the caller cannot see it stays',
  needs: removing,
  noProxy: true,
  body: z.object({ bankInfoId: z.uuid() }),
  answer: outcome,
  refusals: [paymentMethodRefusals.method_not_found],
})

/** PROFILE-6, security 25: a token for the processor's card page, good once and for minutes. */
export const createCardToken = endpoint({
  name: 'createCardToken',
  method: 'POST',
  path: '/pay/card-token',
  summary: 'A token for the card processor’s page',
  needs: [...changing, 'cardPayments'],
  noProxy: true,
  answer: z.object({
    /** The token; the browser posts it to `ccUrl` in an iframe. */
    response: z.string(),
    ccUrl: z.string(),
  }),
  refusals: [
    paymentMethodRefusals.card_payments_unavailable,
    paymentMethodRefusals.card_processor_away,
    paymentMethodRefusals.too_many_card_entries,
  ],
})

/**
 * PROFILE-6, security 24: saves the card the processor took; what kind of card it is the processor
 * says, whoever asks.
 */
export const saveCc = endpoint({
  name: 'saveCc',
  method: 'POST',
  path: '/pay/save-cc',
  summary: 'Save the card the processor accepted; type and last four digits come from the processor',
  needs: [...changing, 'cardPayments'],
  noProxy: true,
  body: z.object({
    utaCustomerId: z.string().min(1).max(200),
    utaTokenId: z.string().min(1).max(200),
    description: description('card'),
    ...billTos,
  }),
  answer: outcome,
  refusals: [
    paymentMethodRefusals.bill_tos_missing,
    paymentMethodRefusals.bill_to_not_found,
    paymentMethodRefusals.all_bill_tos_not_for_staff,
    paymentMethodRefusals.card_entry_ended,
    paymentMethodRefusals.card_payments_unavailable,
    paymentMethodRefusals.card_processor_away,
  ],
})

/** PROFILE-6: changes description and bill-tos of a card. */
export const updateCc = endpoint({
  name: 'updateCc',
  method: 'POST',
  path: '/pay/update-cc',
  summary: 'Change description and bill-tos of a card',
  needs: [...changing, 'cardPayments'],
  noProxy: true,
  body: z.object({ paymentSettingsId: z.uuid(), description: description('card'), ...billTos }),
  answer: outcome,
  refusals: [
    paymentMethodRefusals.method_not_found,
    paymentMethodRefusals.bill_tos_missing,
    paymentMethodRefusals.bill_to_not_found,
    paymentMethodRefusals.all_bill_tos_not_for_staff,
    paymentMethodRefusals.all_bill_tos_by_owner_only,
  ],
})

/** PROFILE-4: removes a card from the caller's bill-tos. */
export const deleteCc = endpoint({
  name: 'deleteCc',
  method: 'POST',
  path: '/pay/delete-cc',
  summary: 'Remove a card; for bill-tos the caller cannot see it stays',
  needs: [...removing, 'cardPayments'],
  noProxy: true,
  body: z.object({ creditCardInfoId: z.uuid() }),
  answer: outcome,
  refusals: [paymentMethodRefusals.method_not_found],
})

/**
 * PROFILE-5, security 27: the numbers of one bank account, to those who hold the feature, with a
 * reason that is kept.
 */
export const decryptPaymentInfo = endpoint({
  name: 'decryptPaymentInfo',
  method: 'POST',
  path: '/pay/decrypt-payment-info',
  summary: 'Show the numbers of one bank account; needs a fresh proof of identity and a reason, and is audited',
  needs: ['viewBankCard', 'decryptPaymentInfo'],
  noProxy: true,
  staffOnly: true,
  body: z.object({
    paymentSettingsId: z.uuid(),
    reason: freeText({ label: 'The reason', max: 300 }).min(5, 'Please say why in a few words'),
  }),
  answer: z.object({ routingNo: z.string(), accountNo: z.string() }),
  refusals: [paymentMethodRefusals.method_not_found, paymentMethodRefusals.too_many_decryptions, common.step_up_needed],
})
