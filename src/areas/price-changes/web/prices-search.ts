import type { SearchTexts } from '#browser/search-text.ts'
import { priceKinds, pricePhases } from '../price-change.ts'

/** A page number of an address; nonsense becomes the first. */
function readPage(text: string | undefined): number {
  const page = Number(text)
  return Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1
}

const isScope = (text: string): boolean => /^(L|[CGBS]:.{1,40})$/.test(text)
const codeOf = (text: string | undefined) => (text !== undefined && /^[A-Z0-9]{2,6}$/.test(text) ? text : undefined)

/** The state of the list in the address; nonsense becomes the usual. */
export const readPricesSearch = (texts: SearchTexts) => ({
  page: readPage(texts['page']),
  keyword: (texts['keyword'] ?? '').slice(0, 100),
  division: codeOf(texts['division']),
  kind: priceKinds.find((kind) => kind === texts['kind']),
  phase: pricePhases.find((phase) => phase === texts['phase']),
  scope: isScope(texts['scope'] ?? '') ? texts['scope'] : undefined,
})

/** The price a change starts with, of the address. */
export const readChangeSearch = (texts: SearchTexts) => ({
  page: 1,
  division: codeOf(texts['division']),
  item: (texts['item'] ?? '').slice(0, 20),
  scope: isScope(texts['scope'] ?? '') ? texts['scope'] : undefined,
  since: texts['since'],
})
