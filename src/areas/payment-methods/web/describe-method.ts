import type { BankAccount, CreditCard, PaymentMethod } from '../payment-method.ts'

const cardTypes: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  discover: 'Discover',
}

/** True for a card. */
export const isCard = (method: PaymentMethod): method is CreditCard => 'ccType' in method

/**
 * 'american-express' -> 'American Express'; what is not known is shown as the processor says it.
 */
export const cardTypeName = ({ ccType }: CreditCard): string => cardTypes[ccType] ?? ccType

/** '2031-08' -> '08/31'. */
export const expiryText = ({ expires }: CreditCard): string => `${expires.slice(5)}/${expires.slice(2, 4)}`

/** 'Visa ending in 4242', 'Business account ending in 1012'. */
export function describeMethod(method: BankAccount | CreditCard): string {
  if (isCard(method)) return `${cardTypeName(method)} ending in ${method.ccNoLastFour}`
  return `${method.accountType === 'P' ? 'Personal' : 'Business'} account ending in ${method.accountNoLastFour}`
}
