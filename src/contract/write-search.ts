/** Node and every browser have it; what both share is compiled with the types of neither. */
declare const URLSearchParams: new (pairs: [string, string][]) => { toString(): string }

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
