import type { BankAccount, CreditCard, PaymentMethod } from '../payment-method.ts'
import { nameOfAccount, nameOfCard, nameOfCardType } from '../rules/name-of-method.ts'

/** True for a card. */
export const isCard = (method: PaymentMethod): method is CreditCard => 'ccType' in method

/**
 * 'american-express' -> 'American Express'; what is not known is shown as the processor says it.
 */
export const cardTypeName = ({ ccType }: CreditCard): string => nameOfCardType(ccType)

/** '2031-08' -> '08/31'. */
export const expiryText = ({ expires }: CreditCard): string => `${expires.slice(5)}/${expires.slice(2, 4)}`

/** 'Visa ending in 4242', 'Business account ending in 1012'. */
export const describeMethod = (method: BankAccount | CreditCard): string =>
  isCard(method) ? nameOfCard(method) : nameOfAccount(method)
