import { profileScreen } from '#areas/profile/profile.addresses.ts'
import type { Address } from '#contract/address.ts'
import type { CallInput, Endpoint } from '#contract/endpoint.ts'
import { integrationScreen, userIntegrationScreen, userIntegrationsScreen } from '../punchout-settings.addresses.ts'

/** PUNCH-1: whose integrations a screen shows: undefined for the user's own. */
export type Owner = string | undefined

/** Calls of which the responses change with every write. */
export const punchoutCalls = [
  'listPunchoutSettings',
  'listUserPunchoutSettings',
  'getShipTosMapping',
  'getUserShipTosMapping',
] as const

/**
 * The call for the user's own integrations, or the same one for a selected user: they differ in
 * name, path and who may call.
 */
export const callFor = <Own extends Endpoint>(owner: Owner, own: Own, ofUser: Endpoint): Own =>
  owner === undefined ? own : (ofUser as Own)

/** The input of such a call, with the selected user in its path. */
export const inputFor = <Own extends Endpoint>(owner: Owner, input: CallInput<Own>): CallInput<Own> =>
  owner === undefined ? input : { ...input, params: { ...(input.params as object | undefined), userId: owner } }

/** The list of the owner's integrations. */
export const listAddress = (owner: Owner): Address =>
  owner === undefined ? profileScreen.at({ tab: 'punchout' }) : userIntegrationsScreen.at({ userId: owner })

/** One of them; `open` names what is open over it. */
export const integrationAddress = (owner: Owner, settingsId: string, open?: string): Address =>
  owner === undefined
    ? integrationScreen.at({ settingsId, open })
    : userIntegrationScreen.at({ userId: owner, settingsId, open })
