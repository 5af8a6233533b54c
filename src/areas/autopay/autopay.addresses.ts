import { type Address, dialog, screen } from '#contract/address.ts'

/** BILL-5: autopay schedules; whose, and which. */
export const autopayScreen = screen('/autopay', ['keyword', 'kind', 'status'])
/** Sets up autopay for the bill-to of the selected ship-to. */
export const addAutopayDialog = dialog('dialog', 'add-autopay')
/** Changes one schedule by its id. */
export const editScheduleDialog = dialog('edit-schedule')
/** One schedule by its id: its next runs and its log. */
export const scheduleDialog = dialog('schedule')
/** One schedule over the list, for links in mails. */
export const autopayAddress = (id: string): Address => autopayScreen.at({}, scheduleDialog.open(id))
