import { dialog, screen } from '#contract/address.ts'

/** NEXT-12: the EDI partners. */
export const ediScreen = screen('/developers/edi')
/** NEXT-12: one partner with its log. */
export const ediPartnerScreen = screen('/developers/edi/$partnerId', ['cursor', 'document'])
/** NEXT-12: a partner by its id, or `new`. */
export const ediPartnerDialog = dialog('edi-partner')
