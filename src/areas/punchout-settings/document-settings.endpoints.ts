import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { documentSettings, documentSettingsText } from './document-settings.ts'
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

const path = '/:punchoutSettingsId/documents'

const getting = { method: 'GET', answer: z.object({ documents: documentSettings }) } as const
const refusals = [punchoutRefusals.punchout_not_found]

/** PUNCH-1, PUNCH-3: what the portal sends to the customer's system, and where. */
export const getPunchoutDocumentSettings = endpoint({
  ...own,
  ...getting,
  name: 'getPunchoutDocumentSettings',
  path: `${ownPath}${path}`,
  summary: 'Which documents a punchout integration is sent, and where',
  params: settingsParams,
  refusals,
})

/** PUNCH-1: the same for a selected user. */
export const getUserPunchoutDocumentSettings = endpoint({
  ...ofUser,
  ...getting,
  name: 'getUserPunchoutDocumentSettings',
  path: `${userPath}${path}`,
  summary: 'Which documents a user’s punchout integration is sent, and where',
  params: userSettingsParams,
  refusals: [...refusals, ...ofUserRefusals],
})

const updating = {
  method: 'PUT',
  ifMatch: true,
  body: z.strictObject({ documents: documentSettingsText }),
  answer: z.object({ isSuccess: z.literal(true), message: z.string(), documents: documentSettings }),
} as const
const updateRefusals = [
  ...refusals,
  punchoutRefusals.punchout_changed,
  punchoutRefusals.punchout_value_required,
  punchoutRefusals.punchout_url_invalid,
  punchoutRefusals.documents_url_scheme,
  punchoutRefusals.documents_url_credentials,
  punchoutRefusals.documents_url_port,
  punchoutRefusals.documents_url_inside,
  punchoutRefusals.documents_not_by_oci,
  punchoutRefusals.documents_secret_elsewhere,
]

/** PUNCH-1, PUNCH-3: changes it. A secret is stored sealed and returned by no call. */
export const updatePunchoutDocumentSettings = endpoint({
  ...own,
  ...updating,
  name: 'updatePunchoutDocumentSettings',
  path: `${ownPath}${path}`,
  summary: 'Change which documents a punchout integration is sent, and where',
  params: settingsParams,
  refusals: updateRefusals,
})

/** PUNCH-1: the same for a selected user. */
export const updateUserPunchoutDocumentSettings = endpoint({
  ...ofUser,
  ...updating,
  name: 'updateUserPunchoutDocumentSettings',
  path: `${userPath}${path}`,
  summary: 'Change which documents a user’s punchout integration is sent, and where',
  params: userSettingsParams,
  refusals: [...updateRefusals, ...ofUserRefusals],
})
