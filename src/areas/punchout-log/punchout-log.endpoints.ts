import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { queryNumber } from '#contract/paging.ts'
import { ofUser, ofUserRefusals, own, ownPath, userPath } from '#areas/punchout-settings/punchout-contract.ts'
import { punchoutRefusals } from '#areas/punchout-settings/punchout-settings.refusals.ts'
import { loggedMessage, wholeMessage } from './logged-message.ts'
import { punchoutLogRefusals } from './punchout-log.refusals.ts'

const settingsParams = z.object({ punchoutSettingsId: z.uuid() })
const userSettingsParams = settingsParams.extend({ userId: z.uuid() })
const messageParams = settingsParams.extend({ messageId: z.uuid() })
const userMessageParams = userSettingsParams.extend({ messageId: z.uuid() })
const listPath = '/:punchoutSettingsId/messages'
const onePath = '/:punchoutSettingsId/messages/:messageId'

const listing = {
  method: 'GET',
  query: z.object({
    direction: z.enum(['in', 'out']).optional(),
    outcome: z.enum(['accepted', 'refused']).optional(),
    /** A kind of message, whole; none shows all. */
    kind: z.string().max(100).default(''),
    /** Id of the last message of the page before: goes on with older ones. */
    cursor: z.uuid().optional(),
    pageSize: queryNumber(1, 100).default(30),
  }),
  answer: z.object({
    messages: z.array(loggedMessage),
    /** Every kind there is in these days, to filter by. */
    kinds: z.array(z.string()),
    nextCursor: z.uuid().nullable(),
  }),
} as const
const refusals = [punchoutRefusals.punchout_not_found]

/** PUNCH-5: messages of an integration of the last 30 days, the newest first. */
export const listPunchoutMessages = endpoint({
  ...own,
  ...listing,
  name: 'listPunchoutMessages',
  path: `${ownPath}${listPath}`,
  summary: 'Messages of a punchout integration of the last 30 days',
  params: settingsParams,
  refusals,
})

/** PUNCH-5: the same for a selected user. */
export const listUserPunchoutMessages = endpoint({
  ...ofUser,
  ...listing,
  name: 'listUserPunchoutMessages',
  path: `${userPath}${listPath}`,
  summary: 'Messages of a user’s punchout integration of the last 30 days',
  params: userSettingsParams,
  refusals: [...refusals, ...ofUserRefusals],
})

const getting = { method: 'GET', answer: z.object({ message: wholeMessage }) } as const
const oneRefusals = [...refusals, punchoutLogRefusals.message_not_found]

/** PUNCH-5: one of them with its documents. */
export const getPunchoutMessage = endpoint({
  ...own,
  ...getting,
  name: 'getPunchoutMessage',
  path: `${ownPath}${onePath}`,
  summary: 'A message of a punchout integration, with its documents',
  params: messageParams,
  refusals: oneRefusals,
})

/** PUNCH-5: the same for a selected user. */
export const getUserPunchoutMessage = endpoint({
  ...ofUser,
  ...getting,
  name: 'getUserPunchoutMessage',
  path: `${userPath}${onePath}`,
  summary: 'A message of a user’s punchout integration, with its documents',
  params: userMessageParams,
  refusals: [...oneRefusals, ...ofUserRefusals],
})

const processing = {
  method: 'POST',
  answer: z.object({
    isSuccess: z.boolean(),
    message: z.string(),
    /** Of cXML: what the order would be answered now. */
    status: z.number().int(),
  }),
} as const
const processingRefusals = [...oneRefusals, punchoutLogRefusals.message_not_repeatable]

/**
 * PUNCH-5: processes an order that was refused again. It is booked once, however often it is sent
 * or processed.
 */
export const processPunchoutMessage = endpoint({
  ...own,
  ...processing,
  name: 'processPunchoutMessage',
  path: `${ownPath}${onePath}/process-again`,
  summary: 'Process a refused order of procurement software again',
  params: messageParams,
  refusals: processingRefusals,
})

/** PUNCH-5: the same for a selected user. */
export const processUserPunchoutMessage = endpoint({
  ...ofUser,
  ...processing,
  name: 'processUserPunchoutMessage',
  path: `${userPath}${onePath}/process-again`,
  summary: 'Process a refused order of a user’s procurement software again',
  params: userMessageParams,
  refusals: [...processingRefusals, ...ofUserRefusals],
})
