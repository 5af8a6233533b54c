/**
 * Max characters of a value in the path of an address, escapes included: a scanned code of 200
 * characters, all of them escaped.
 */
export const maxAddressPart = 600
