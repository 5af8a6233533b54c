import { dialog, screen } from '#contract/address.ts'

/** PUNCH-4: back to the procurement system with nothing. */
export const leavePunchoutDialog = dialog('dialog', 'leave-punchout')
/** PUNCH-4: a session that names no ship-to begins with the choice of one. */
export const chooseShipToScreen = screen('/punchout/ship-to')
