import type { CatalogueDocument } from '../search/catalogue-index.ts'

/**
 * An item of the index for tests: in stock, of one brand, without numbers, unless said otherwise.
 */
export const catalogueDocument = (
  itemNumber: string,
  description: string,
  more: Partial<CatalogueDocument> = {},
): CatalogueDocument => ({
  itemNumber,
  description,
  brand: 'Millstone',
  gtin: '',
  productCode: '',
  pack: '1/10 LB',
  categoryPath: ['dry'],
  dietaryPreferences: [],
  allergensFreeFrom: [],
  vendorNumber: '',
  storage: '',
  gpoIds: [],
  isBestseller: false,
  isDiscontinued: false,
  isInStock: true,
  popularity: 0,
  ...more,
})
