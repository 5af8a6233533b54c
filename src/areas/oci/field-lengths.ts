/** Characters of a field in OCI 4.0 and 5.0. */
export const fieldLengths = {
  DESCRIPTION: 40,
  QUANTITY: 15,
  UNIT: 3,
  PRICE: 15,
  CURRENCY: 5,
  PRICEUNIT: 5,
  LEADTIME: 5,
  VENDORMAT: 40,
  MATGROUP: 10,
  MANUFACTCODE: 10,
  MANUFACTMAT: 40,
  EXT_PRODUCT_ID: 40,
  EXT_SCHEMA_TYPE: 10,
  EXT_CATEGORY_ID: 60,
} as const
