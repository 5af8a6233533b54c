/** Most digits of an account number (S0 section 9). */
export const maxAccountNumber = 17

/** PROFILE-5: 4 to 17 digits; blank keeps the old one while editing. */
export function checkAccountNumber(accountNo: string, isEditing = false): string | undefined {
  if (accountNo === '' && isEditing) return undefined
  return /^[0-9]{4,17}$/.test(accountNo) ? undefined : 'Invalid account number'
}

/** PROFILE-5: an account number is typed twice. */
export const checkAccountNumberAgain = (accountNo: string, again: string): string | undefined =>
  accountNo === again ? undefined : 'Account numbers do not match'
