import { screen } from '#contract/address.ts'

/** AUTH-2: the way back from the provider, which knows this path. */
export const callbackScreen = screen('/sign-in/callback')
