import { type CatalogueDocument, everywhere } from '../search/catalogue-index.ts'

/** An item of the index for tests, by default in stock, of one brand and without numbers. */
export const catalogueDocument = (
  itemNumber: string,
  description: string,
  more: Partial<CatalogueDocument> = {},
): CatalogueDocument => ({
  itemNumber,
  description,
  brand: 'Millstone',
  gtin: '',
  barcodes: [],
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
  stockedAt: [everywhere],
  popularity: 0,
  ...more,
})
