import { dialog, screen } from '#contract/address.ts'

/** `showbtn` offers the way back (AUTH-8). */
export const chooseUserScreen = screen('/choose-user', ['showbtn'])
export const returnToSelfDialog = dialog('dialog', 'return-to-self')
