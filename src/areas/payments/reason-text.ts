import type { FreeText } from '#kit/free-text.ts'

/** Why a payment is voided or refunded, as the customer reads it. */
export const reasonText: FreeText = { label: 'A reason', max: 200 }
