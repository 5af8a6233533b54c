import { screen } from '#contract/address.ts'

/** NEXT-7: all notifications of the user. */
export const notificationsScreen = screen('/notifications', ['area', 'show', 'cursor'])
/** What was sent to the user, and why. */
export const sentScreen = screen('/notifications/sent', ['cursor'])
