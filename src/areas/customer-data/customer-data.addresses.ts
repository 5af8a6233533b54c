import { dialog, screen } from '#contract/address.ts'

/** A kitchen's own data, one tab at a time. */
export const kitchenScreen = screen('/kitchen', ['tab', 'kind', 'location', 'category', 'distributor'])
/** A custom item by its id. */
export const customItemDialog = dialog('customItem')
/** The form of a custom item by its id, or 'new'. */
export const editCustomItemDialog = dialog('editCustomItem')
/** The ship-to's own words for an item of the catalogue, by its number. */
export const ownWordsDialog = dialog('ownWords')
/** A category of the kitchen by its id, or 'new'. */
export const customerCategoryDialog = dialog('customerCategory')
/** A location of the kitchen by its id, or 'new'. */
export const customerLocationDialog = dialog('customerLocation')
/** Another distributor by its id, or 'new'. */
export const distributorDialog = dialog('distributorDetails')
/** An invoice of another distributor by its id, or 'new'. */
export const customerInvoiceDialog = dialog('customerInvoice')
