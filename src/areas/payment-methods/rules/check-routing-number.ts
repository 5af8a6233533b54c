/** Digits of a routing number (S0 section 9). */
export const routingNumberLength = 9

/**
 * PROFILE-5: exactly 9 digits whose weighted sum (3, 7, 1 over and over) ends in 0, as banks print
 * them; blank keeps the old one.
 */
export function checkRoutingNumber(routingNo: string, isEditing = false): string | undefined {
  if (routingNo === '' && isEditing) return undefined
  if (!/^[0-9]{9}$/.test(routingNo) || routingNo === '000000000') return 'Invalid routing number'
  const sum = Array.from(routingNo).reduce((total, digit, place) => total + Number(digit) * [3, 7, 1][place % 3]!, 0)
  return sum % 10 === 0 ? undefined : 'Invalid routing number'
}
