import { oneOf, ownerOf, type PunchoutCall } from '#areas/punchout-settings/server/public.ts'
import { Refused } from '#kit/decision.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Call, handleOnReplica } from '#platform/http/handle.ts'
import { loggedDays } from '../logged-message.ts'
import {
  getPunchoutMessage,
  getUserPunchoutMessage,
  listPunchoutMessages,
  listUserPunchoutMessages,
} from '../punchout-log.endpoints.ts'
import { punchoutLogRefusals } from '../punchout-log.refusals.ts'
import { kindsOf, messageOf, messagesOf } from './punchout-log.store.ts'

/** The first instant the log shows. */
export const sinceOf = ({ now }: Pick<Call<Endpoint>, 'now'>): Date => new Date(now.getTime() - loggedDays * 86_400_000)

type Listing = PunchoutCall & Pick<Call<typeof listPunchoutMessages>, 'query'>

const list = async (call: Listing) => {
  const { db, query } = call
  const { id: settingsId } = await oneOf(db, await ownerOf(db, call, 'read'), call)
  const { direction = null, outcome = null, kind, cursor = null, pageSize } = query
  const since = sinceOf(call)
  const asked = { settingsId, since, direction, outcome, kind, cursor, limit: pageSize + 1 }
  const [found, kinds] = await Promise.all([messagesOf(db, asked), kindsOf(db, settingsId, since)])
  const messages = found.slice(0, pageSize)
  return { messages, kinds, nextCursor: found.length > pageSize ? messages.at(-1)!.id : null }
}
export const listPunchoutMessagesHandler = handleOnReplica(listPunchoutMessages, list)
export const listUserPunchoutMessagesHandler = handleOnReplica(listUserPunchoutMessages, list)

type Getting = PunchoutCall & { readonly params: { readonly messageId: string } }

const get = async (call: Getting) => {
  const { db, params } = call
  const { id: settingsId } = await oneOf(db, await ownerOf(db, call, 'read'), call)
  const message = await messageOf(db, { id: params.messageId, settingsId, since: sinceOf(call) })
  if (!message) throw new Refused(punchoutLogRefusals.message_not_found)
  return { message }
}
export const getPunchoutMessageHandler = handleOnReplica(getPunchoutMessage, get)
export const getUserPunchoutMessageHandler = handleOnReplica(getUserPunchoutMessage, get)
