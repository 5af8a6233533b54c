import { isRoutingNumber } from '#kit/routing-number.ts'

/** Digits of a routing number (S0 section 9). */
export const routingNumberLength = 9

/**
 * PROFILE-5: nine digits with a right check digit, as banks print them; blank keeps the old one.
 */
export function checkRoutingNumber(routingNo: string, isEditing = false): string | undefined {
  if (routingNo === '' && isEditing) return undefined
  return isRoutingNumber(routingNo) ? undefined : 'Invalid routing number'
}
