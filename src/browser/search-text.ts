/** The search part of an address as it is written: names and texts. */
export type SearchTexts = Record<string, string>

/**
 * '?item=0012345&sort=brand' -> { item: '0012345', sort: 'brand' }; numbers stay texts, so zeros in
 * front survive.
 */
export const parseSearch = (text: string): SearchTexts => Object.fromEntries(new URLSearchParams(text))

/**
 * { page: 2, brands: ['A', 'B'], keyword: '' } -> '?page=2&brands=A%2CB'; what is empty or false is
 * left out.
 */
export function writeSearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search)
    .filter(([, value]) => value !== undefined && value !== null && value !== '' && value !== false)
    .map(([name, value]): [string, string] => [name, Array.isArray(value) ? value.join(',') : String(value)])
    .filter(([, text]) => text !== '')
  const text = new URLSearchParams(pairs).toString()
  return text && `?${text}`
}
