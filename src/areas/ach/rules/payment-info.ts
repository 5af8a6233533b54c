/** Characters of an addendum's payment related information. */
const maxInfo = 80

/** What separates the parts of an X12 segment, or ends it, cannot stand in a number. */
const isWritable = (number: string): boolean => /^[0-9A-Z .,/#&()-]+$/i.test(number)

/**
 * BILL-6: the invoices a debit pays, as the ANSI X12 segments that PPD and CCD addenda hold. Each
 * entry may have one addendum of 80 characters: numbers that do not fit are counted, never cut.
 * Null when there are none.
 */
export function paymentInfo(invoiceNumbers: readonly string[]): string | null {
  if (invoiceNumbers.length === 0) return null
  const segments = invoiceNumbers.filter(isWritable).map((number) => `REF*IV*${number.toUpperCase()}\\`)
  for (let count = segments.length; count > 0; count--) {
    const text = segments.slice(0, count).join('') + rest(invoiceNumbers.length - count)
    if (text.length <= maxInfo) return text
  }
  return rest(invoiceNumbers.length)
}

const rest = (count: number): string => (count === 0 ? '' : `NTE**${count} MORE\\`)
