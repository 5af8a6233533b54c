import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import {
  ofUser,
  ofUserRefusals,
  own,
  ownPath,
  settingsParams,
  userParams,
  userPath,
  userSettingsParams,
} from './punchout-contract.ts'
import { punchoutMetadata, punchoutSettings, settingsChange, settingsText } from './punchout-settings.ts'
import { punchoutRefusals } from './punchout-settings.refusals.ts'
import { mappingRow, mappingText, maxMappingRows } from './ship-to-mapping.ts'

/** PUNCH-1: what a customer enters in its procurement software, and the software to choose from. */
export const getPunchoutMetadata = endpoint({
  name: 'getPunchoutMetadata',
  method: 'GET',
  path: '/punchout-metadata',
  summary: 'Addresses and credential of the portal for procurement software',
  /** `hasSimulator`: there is a simulator of procurement software to try an integration with. */
  answer: z.object({ metadata: punchoutMetadata, hasSimulator: z.boolean() }),
})

const listing = { method: 'GET', answer: z.object({ settings: z.array(punchoutSettings) }) } as const

/** PUNCH-1: the caller's own integrations. */
export const listPunchoutSettings = endpoint({
  ...own,
  ...listing,
  name: 'listPunchoutSettings',
  path: ownPath,
  summary: 'Punchout integrations of the caller',
})

/** PUNCH-1: those of a selected user. */
export const listUserPunchoutSettings = endpoint({
  ...ofUser,
  ...listing,
  name: 'listUserPunchoutSettings',
  path: userPath,
  summary: 'Punchout integrations of a user',
  params: userParams,
  refusals: ofUserRefusals,
})

const done = { isSuccess: z.literal(true), message: z.string() }
const saved = z.object({ ...done, settings: punchoutSettings, shipTosMapping: z.array(mappingRow) })
const shipTosMapping = z.array(mappingText).max(maxMappingRows)
const textRefusals = [
  punchoutRefusals.punchout_value_required,
  punchoutRefusals.punchout_url_invalid,
  punchoutRefusals.punchout_unit_invalid,
  punchoutRefusals.punchout_unit_too_long_for_oci,
  punchoutRefusals.punchout_units_equal,
  punchoutRefusals.punchout_sender_taken,
  punchoutRefusals.ship_to_in_active,
  punchoutRefusals.ship_to_not_found_here,
  punchoutRefusals.ship_to_mapped_twice,
  punchoutRefusals.punchout_ship_to_taken,
]
const creating = {
  method: 'POST',
  idempotent: true,
  status: 201,
  bodyLimit: 4_000_000,
  body: z.strictObject({ settings: settingsText, shipTosMapping: shipTosMapping.default([]) }),
  answer: saved,
} as const
const createRefusals = [...textRefusals, punchoutRefusals.too_many_punchout_settings]

/** PUNCH-1: adds an integration. */
export const createPunchoutSettings = endpoint({
  ...own,
  ...creating,
  name: 'createPunchoutSettings',
  path: ownPath,
  summary: 'Add a punchout integration',
  refusals: createRefusals,
})

/** PUNCH-1: the same for a selected user. */
export const createUserPunchoutSettings = endpoint({
  ...ofUser,
  ...creating,
  name: 'createUserPunchoutSettings',
  path: userPath,
  summary: 'Add a punchout integration of a user',
  params: userParams,
  refusals: [...createRefusals, ...ofUserRefusals],
})

const updating = {
  method: 'PUT',
  ifMatch: true,
  bodyLimit: 4_000_000,
  /** Only what was changed; a mapping that is given replaces the former one as a whole. */
  body: z.strictObject({ settings: settingsChange.optional(), shipTosMapping: shipTosMapping.optional() }),
  answer: saved,
} as const
const oneRefusals = [punchoutRefusals.punchout_not_found]
const updateRefusals = [...textRefusals, ...oneRefusals, punchoutRefusals.punchout_changed]

/** PUNCH-1, PUNCH-2: changes settings, mapping or both of an integration. */
export const updatePunchoutSettings = endpoint({
  ...own,
  ...updating,
  name: 'updatePunchoutSettings',
  path: `${ownPath}/:punchoutSettingsId`,
  summary: 'Change a punchout integration',
  params: settingsParams,
  refusals: updateRefusals,
})

/** PUNCH-1, PUNCH-2: the same for a selected user. */
export const updateUserPunchoutSettings = endpoint({
  ...ofUser,
  ...updating,
  name: 'updateUserPunchoutSettings',
  path: `${userPath}/:punchoutSettingsId`,
  summary: 'Change a punchout integration of a user',
  params: userSettingsParams,
  refusals: [...updateRefusals, ...ofUserRefusals],
})

const deleting = { method: 'DELETE', answer: z.object({ ...done, punchoutSettingsId: z.uuid() }) } as const

/** PUNCH-1: deletes an integration with its mapping and secret. */
export const deletePunchoutSettings = endpoint({
  ...own,
  ...deleting,
  name: 'deletePunchoutSettings',
  path: `${ownPath}/:punchoutSettingsId`,
  summary: 'Delete a punchout integration',
  params: settingsParams,
  refusals: oneRefusals,
})

/** PUNCH-1: the same for a selected user. */
export const deleteUserPunchoutSettings = endpoint({
  ...ofUser,
  ...deleting,
  name: 'deleteUserPunchoutSettings',
  path: `${userPath}/:punchoutSettingsId`,
  summary: 'Delete a punchout integration of a user',
  params: userSettingsParams,
  refusals: [...oneRefusals, ...ofUserRefusals],
})

const generating = {
  method: 'POST',
  /** The secret is in this response and nowhere else. */
  answer: z.object({ ...done, settings: punchoutSettings, secret: z.string() }),
} as const
const generateRefusals = [...oneRefusals, punchoutRefusals.punchout_secret_exists]

/** PUNCH-1, security 48: generates the shared secret, where there is none. */
export const generatePunchoutSecret = endpoint({
  ...own,
  ...generating,
  name: 'generatePunchoutSecret',
  path: `${ownPath}/:punchoutSettingsId/generate`,
  summary: 'Generate the shared secret of a punchout integration; it is shown once',
  params: settingsParams,
  refusals: generateRefusals,
})

/** PUNCH-1: the same for a selected user. */
export const generateUserPunchoutSecret = endpoint({
  ...ofUser,
  ...generating,
  name: 'generateUserPunchoutSecret',
  path: `${userPath}/:punchoutSettingsId/generate`,
  summary: 'Generate the shared secret of a user’s punchout integration; it is shown once',
  params: userSettingsParams,
  refusals: [...generateRefusals, ...ofUserRefusals],
})

const revoking = { method: 'POST', answer: z.object({ ...done, settings: punchoutSettings }) } as const
const revokeRefusals = [...oneRefusals, punchoutRefusals.punchout_secret_missing]

/** PUNCH-1, security 48: from now on the secret opens nothing. */
export const revokePunchoutSecret = endpoint({
  ...own,
  ...revoking,
  name: 'revokePunchoutSecret',
  path: `${ownPath}/:punchoutSettingsId/revoke`,
  summary: 'Revoke the shared secret of a punchout integration',
  params: settingsParams,
  refusals: revokeRefusals,
})

/** PUNCH-1: the same for a selected user. */
export const revokeUserPunchoutSecret = endpoint({
  ...ofUser,
  ...revoking,
  name: 'revokeUserPunchoutSecret',
  path: `${userPath}/:punchoutSettingsId/revoke`,
  summary: 'Revoke the shared secret of a user’s punchout integration',
  params: userSettingsParams,
  refusals: [...revokeRefusals, ...ofUserRefusals],
})
