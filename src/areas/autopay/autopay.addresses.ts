import { type Address, screen } from '#contract/address.ts'

/** Autopay schedules; `schedule` opens one by its id. */
export const autopayScreen = screen('/autopay', ['schedule', 'keyword', 'status'])
/** One schedule: for links in mails. */
export const autopayAddress = (id: string): Address => autopayScreen.at({ schedule: id })
