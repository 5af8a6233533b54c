import type { CatalogueIndex } from './catalogue-index.ts'

/** The items a vendor knows by a number; for staff. */
export function vendorPlaces({ vendorNumbers }: CatalogueIndex, code: string): Iterable<number> {
  const id = vendorNumbers.idOf(code)
  return id < 0 ? [] : vendorNumbers.listOf(id).places
}
