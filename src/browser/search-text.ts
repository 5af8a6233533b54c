/** The search part of an address as it is written: names and texts. */
export type SearchTexts = Record<string, string>

/**
 * '?item=0012345&sort=brand' -> { item: '0012345', sort: 'brand' }; numbers stay texts, so zeros in
 * front survive.
 */
export const parseSearch = (text: string): SearchTexts => Object.fromEntries(new URLSearchParams(text))
