/**
 * 'NLV/0001234': a bill-to's or ship-to's number is only unique within its division. Numbers are
 * letters, digits and dashes, at most 20.
 */
export const customerKeyPattern = /^[A-Z0-9]{2,6}\/[A-Za-z0-9-]{1,20}$/

/** Max characters of such a key. */
export const maxCustomerKey = 27

/** The text, when it is such a key. */
export const customerKeyIn = (text: string | undefined): string | undefined =>
  text !== undefined && customerKeyPattern.test(text) ? text : undefined
