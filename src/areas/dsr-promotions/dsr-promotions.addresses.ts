import { dialog, screen } from '#contract/address.ts'

/** STAFF-3: the promotions the reader may see. */
export const promotionsScreen = screen('/dsr-promotions', ['phase', 'keyword'])
/** One of them. */
export const promotionScreen = screen('/dsr-promotions/$promotionId')
/** A new one ('new'), or what the one with this id is, when and for whom. */
export const promotionDialog = dialog('promotion')
