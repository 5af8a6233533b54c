import { dialog, screen } from '#contract/address.ts'

const parameters = ['keyword', 'page', 'group', 'categories', 'locations', 'mode'] as const

/** The guides of the ship-to, with the one a person orders from first. */
export const guidesScreen = screen('/guides', parameters)
/** One guide. */
export const guideScreen = screen('/guides/$type/$guideId', parameters)

/** A guide on paper: boxes to tick and room for counts. */
export const guideSheetScreen = screen('/guides/$type/$guideId/sheet')

/** Where the lines of a new guide come from: 'empty', 'cart', 'bought', 'order.ID', 'guide.ID'. */
export const newGuideDialog = dialog('new-guide')
/** By the guide's id. */
export const renameGuideDialog = dialog('rename-guide')
/** By the guide's id. */
export const deleteGuideDialog = dialog('delete-guide')
/** By the guide's id: what filling it to par would order. */
export const fillToParDialog = dialog('fill-to-par')
/** Another item in an item's place, by 'guide id.item number'. */
export const replaceItemDialog = dialog('replace-item')
/**
 * What goes into guides: an item number, 'custom.ID' for a custom item, 'cart' or 'order.ID' for
 * all their items.
 */
export const addToGuideDialog = dialog('add-to-guide')
/** By the guide's id: what left a Standard guide, and why. */
export const leftItemsDialog = dialog('left-items')
/** Staff: how often an item must be bought to be in the Standard guides of the division. */
export const standardGuideRuleDialog = dialog('dialog', 'standard-guide-rule')
