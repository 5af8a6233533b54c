/** Percent of the stored rows that one file may end, unless given. */
export const defaultGonePercent = 10

/**
 * PLAT-3: an export that broke off looks like a catalogue that shrank; whoever means it says so. A
 * file of nothing ends nothing.
 */
export const isTooMuchGone = (gone: number, stored: number, maxPercent: number): boolean =>
  gone * 100 > stored * maxPercent
