import { useMe } from '#browser/current-user.ts'
import { usePath } from '#browser/navigation.ts'
import { mayChangeShipTo, type ShipToChange } from '../rules/may-change-ship-to.ts'

/** The sentence on a dropdown that stays as it is. */
export const whyNoChange = 'The ship-to cannot be changed on this page.'

/** SHELL-6: what the dropdown does on the present screen. */
export const useShipToChange = (): ShipToChange => mayChangeShipTo(usePath(), useMe().punchoutSession !== undefined)
