import { dialog } from '#contract/address.ts'

export const addBankAccountDialog = dialog('dialog', 'add-bank-account')
export const addCreditCardDialog = dialog('dialog', 'add-credit-card')
/** One payment method by its id; so are the two below. */
export const paymentMethodDialog = dialog('payment-method')
export const editPaymentMethodDialog = dialog('edit-payment-method')
export const removePaymentMethodDialog = dialog('remove-payment-method')
