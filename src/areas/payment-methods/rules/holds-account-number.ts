/**
 * Security 26: does the text give the account number away, however it is spaced? Four digits may be
 * a year or a street number.
 */
export const holdsAccountNumber = (text: string, accountNo: string): boolean =>
  accountNo.length > 4 && text.normalize('NFKC').replace(/\D/g, '').includes(accountNo)
