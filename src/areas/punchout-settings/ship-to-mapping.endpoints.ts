import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fileContent } from '#contract/file-content.ts'
import {
  ofUser,
  ofUserRefusals,
  own,
  ownPath,
  settingsParams,
  userPath,
  userSettingsParams,
} from './punchout-contract.ts'
import { punchoutSettings } from './punchout-settings.ts'
import { punchoutRefusals } from './punchout-settings.refusals.ts'
import { mappableShipTo, mappingError, mappingRow, mappingText, maxMappingRows } from './ship-to-mapping.ts'

const oneRefusals = [punchoutRefusals.punchout_not_found]
const ownMapping = `${ownPath}/:punchoutSettingsId/ship-tos-mapping` as const
const userMapping = `${userPath}/:punchoutSettingsId/ship-tos-mapping` as const

const reading = {
  method: 'GET',
  answer: z.object({
    shipTosMapping: z.array(mappingRow),
    /** All that may be mapped, the mapped ones among them. */
    shipTos: z.array(mappableShipTo),
    /** What the next change says with `If-Match`. */
    version: z.number().int(),
  }),
} as const

/** PUNCH-2: the mapping of an integration, and the ship-tos it may name. */
export const getShipTosMapping = endpoint({
  ...own,
  ...reading,
  name: 'getShipTosMapping',
  path: ownMapping,
  summary: 'Ship-to mapping of a punchout integration',
  params: settingsParams,
  refusals: oneRefusals,
})

/** PUNCH-2: the same for a selected user. */
export const getUserShipTosMapping = endpoint({
  ...ofUser,
  ...reading,
  name: 'getUserShipTosMapping',
  path: userMapping,
  summary: 'Ship-to mapping of a user’s punchout integration',
  params: userSettingsParams,
  refusals: [...oneRefusals, ...ofUserRefusals],
})

const downloading = { method: 'GET', file: 'text/csv; charset=utf-8', answer: fileContent } as const

/** PUNCH-2: the mapping as a file that can be imported again. */
export const downloadShipTosMapping = endpoint({
  ...own,
  ...downloading,
  name: 'downloadShipTosMapping',
  path: `${ownMapping}/file`,
  summary: 'Ship-to mapping of a punchout integration as CSV',
  params: settingsParams,
  refusals: oneRefusals,
})

/** PUNCH-2: the same for a selected user. */
export const downloadUserShipTosMapping = endpoint({
  ...ofUser,
  ...downloading,
  name: 'downloadUserShipTosMapping',
  path: `${userMapping}/file`,
  summary: 'Ship-to mapping of a user’s punchout integration as CSV',
  params: userSettingsParams,
  refusals: [...oneRefusals, ...ofUserRefusals],
})

const importing = {
  method: 'POST',
  ifMatch: true,
  bodyLimit: 4_000_000,
  body: z.strictObject({ rows: z.array(mappingText).min(1, 'CSV cannot be empty').max(maxMappingRows) }),
  answer: z.object({
    /** False: no row was good, and the mapping is as it was. */
    isSuccess: z.boolean(),
    message: z.string(),
    found: z.number().int(),
    imported: z.number().int(),
    failed: z.number().int(),
    errors: z.array(mappingError),
    settings: punchoutSettings,
  }),
} as const
const importRefusals = [...oneRefusals, punchoutRefusals.punchout_changed]

/** PUNCH-2: replaces the mapping by the good rows of a file; the others are returned. */
export const importShipTosMapping = endpoint({
  ...own,
  ...importing,
  name: 'importShipTosMapping',
  path: `${ownMapping}/import`,
  summary: 'Replace the ship-to mapping of a punchout integration by the rows of a file',
  params: settingsParams,
  refusals: importRefusals,
})

/** PUNCH-2: the same for a selected user. */
export const importUserShipTosMapping = endpoint({
  ...ofUser,
  ...importing,
  name: 'importUserShipTosMapping',
  path: `${userMapping}/import`,
  summary: 'Replace the ship-to mapping of a user’s punchout integration by the rows of a file',
  params: userSettingsParams,
  refusals: [...importRefusals, ...ofUserRefusals],
})
