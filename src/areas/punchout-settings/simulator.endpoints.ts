import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import {
  ofUser,
  ofUserRefusals,
  own,
  ownPath,
  settingsParams,
  userPath,
  userSettingsParams,
} from './punchout-contract.ts'
import { punchoutRefusals } from './punchout-settings.refusals.ts'

const opening = {
  method: 'GET',
  /** What stands behind its # opens the simulator for some hours; it is sent to no server. */
  answer: z.object({ url: z.string() }),
} as const
const refusals = [punchoutRefusals.punchout_not_found, punchoutRefusals.simulator_off]

/** PUNCH-5: where the simulator of this integration's software is. */
export const openPunchoutSimulator = endpoint({
  ...own,
  ...opening,
  name: 'openPunchoutSimulator',
  path: `${ownPath}/:punchoutSettingsId/simulator`,
  summary: 'Address of the simulator of procurement software, for a punchout integration',
  params: settingsParams,
  refusals,
})

/** PUNCH-5: the same for a selected user. */
export const openUserPunchoutSimulator = endpoint({
  ...ofUser,
  ...opening,
  name: 'openUserPunchoutSimulator',
  path: `${userPath}/:punchoutSettingsId/simulator`,
  summary: 'Address of the simulator of procurement software, for a user’s punchout integration',
  params: userSettingsParams,
  refusals: [...refusals, ...ofUserRefusals],
})
