/**
 * PROFILE-5: what of a number may be shown: its last four digits, but never more than half of it.
 */
export const lastDigits = (number: string): string => number.slice(-Math.min(4, Math.floor(number.length / 2)))
