import { screen } from '#contract/address.ts'

/** AUTH-2: where the provider sends people back to; its configuration names this very address. */
export const callbackScreen = screen('/sign-in/callback')
