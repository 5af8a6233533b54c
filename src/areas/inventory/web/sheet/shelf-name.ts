import type { InventoryLine } from '#areas/inventory/inventory.ts'

/** What the kitchen calls a line. */
export const nameOf = ({ customerDescription, description }: InventoryLine): string =>
  customerDescription || description

/** The rest of what is known of a line, in one row of small text. */
export const detailOf = ({ itemNumber, customerItemNumber, packSizeDescription, brand }: InventoryLine): string =>
  [customerItemNumber || itemNumber, packSizeDescription, brand].filter(Boolean).join(' · ')
