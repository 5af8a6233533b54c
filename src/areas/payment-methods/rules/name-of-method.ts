import type { AccountType } from '../payment-method.ts'

const cardTypes: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  discover: 'Discover',
}

/** 'american-express' -> 'American Express'; an unknown type stays as the processor says it. */
export const nameOfCardType = (ccType: string): string => cardTypes[ccType] ?? ccType

/** 'Visa ending in 4242'. */
export const nameOfCard = (card: { readonly ccType: string; readonly ccNoLastFour: string }): string =>
  `${nameOfCardType(card.ccType)} ending in ${card.ccNoLastFour}`

/** 'Business account ending in 1012'. */
export const nameOfAccount = (account: {
  readonly accountType: AccountType
  readonly accountNoLastFour: string
}): string => `${account.accountType === 'P' ? 'Personal' : 'Business'} account ending in ${account.accountNoLastFour}`
