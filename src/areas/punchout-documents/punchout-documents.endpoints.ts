import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { ofUser, ofUserRefusals, own, ownPath, userPath } from '#areas/punchout-settings/punchout-contract.ts'
import { punchoutRefusals } from '#areas/punchout-settings/punchout-settings.refusals.ts'
import { documentRefusals } from './punchout-documents.refusals.ts'

const params = z.object({ punchoutSettingsId: z.uuid(), messageId: z.uuid() })
const path = '/:punchoutSettingsId/messages/:messageId/send-again'
const sending = { method: 'POST', answer: z.object({ isSuccess: z.literal(true), message: z.string() }) } as const
const refusals = [
  punchoutRefusals.punchout_not_found,
  documentRefusals.document_message_not_found,
  documentRefusals.document_not_resendable,
  documentRefusals.document_replaced,
  documentRefusals.documents_off,
]

/** PUNCH-5: sends a document of the portal's again, under the same payloadID. */
export const sendPunchoutDocumentAgain = endpoint({
  ...own,
  ...sending,
  name: 'sendPunchoutDocumentAgain',
  path: `${ownPath}${path}`,
  summary: 'Send a document to procurement software again',
  params,
  refusals,
})

/** PUNCH-5: the same for a selected user. */
export const sendUserPunchoutDocumentAgain = endpoint({
  ...ofUser,
  ...sending,
  name: 'sendUserPunchoutDocumentAgain',
  path: `${userPath}${path}`,
  summary: 'Send a document to a user’s procurement software again',
  params: params.extend({ userId: z.uuid() }),
  refusals: [...refusals, ...ofUserRefusals],
})
