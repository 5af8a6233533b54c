import { common } from '#contract/common-refusals.ts'
import { endpoint } from '#contract/endpoint.ts'
import { checkedMessage, maxMessageBytes } from './checked-message.ts'
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

/** The type a message is sent as. */
export const messageType = 'text/xml'

const checking = {
  method: 'POST',
  rawBody: [messageType],
  bodyLimit: maxMessageBytes,
  // Reading a megabyte takes a moment of the processor.
  rateLimit: { max: 60, minutes: 10 },
  answer: checkedMessage,
} as const
const refusals = [punchoutRefusals.punchout_not_found, punchoutRefusals.message_too_large, common.unsupported_type]

/** PUNCH-5: explains a message of the customer's system. It is kept nowhere and has no effect. */
export const checkPunchoutMessage = endpoint({
  ...own,
  ...checking,
  name: 'checkPunchoutMessage',
  path: `${ownPath}/:punchoutSettingsId/check-message`,
  summary: 'Explain a cXML message sent to a punchout integration; it is not carried out',
  params: settingsParams,
  refusals,
})

/** PUNCH-5: the same for a selected user. */
export const checkUserPunchoutMessage = endpoint({
  ...ofUser,
  ...checking,
  name: 'checkUserPunchoutMessage',
  path: `${userPath}/:punchoutSettingsId/check-message`,
  summary: 'Explain a cXML message sent to a user’s punchout integration; it is not carried out',
  params: userSettingsParams,
  refusals: [...refusals, ...ofUserRefusals],
})
