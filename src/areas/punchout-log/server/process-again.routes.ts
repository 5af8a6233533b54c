import { statusWords } from '#areas/cxml/status-words.ts'
import { readRequest } from '#areas/cxml/rules/read-request.ts'
import { answerOrder } from '#areas/punchout-orders/server/public.ts'
import { logMessage } from '#areas/punchout/server/public.ts'
import {
  auditPunchout,
  integrationOf,
  oneOf,
  ownerOf,
  type PunchoutCall,
} from '#areas/punchout-settings/server/public.ts'
import { punchoutRefusals } from '#areas/punchout-settings/punchout-settings.refusals.ts'
import { orRefuse, Refused } from '#kit/decision.ts'
import { handle } from '#platform/http/handle.ts'
import { processPunchoutMessage, processUserPunchoutMessage } from '../punchout-log.endpoints.ts'
import { punchoutLogRefusals } from '../punchout-log.refusals.ts'
import { mayProcessAgain } from '../rules/may-process-again.ts'
import { sinceOf } from './punchout-log.routes.ts'
import { messageOf } from './punchout-log.store.ts'

type Processing = PunchoutCall & { readonly params: { readonly messageId: string } }

/**
 * PUNCH-5: the key of the document admits one order, whoever processes it how often (punchout O1).
 */
const processAgain = async (call: Processing) => {
  const { db, services, now, address, params } = call
  const { id: settingsId } = await oneOf(db, await ownerOf(db, call, 'change'), call)
  const message = await messageOf(db, { id: params.messageId, settingsId, since: sinceOf(call) })
  if (!message) throw new Refused(punchoutLogRefusals.message_not_found)
  orRefuse(mayProcessAgain(message))
  const integration = await integrationOf(db, settingsId)
  if (!integration) throw new Refused(punchoutRefusals.punchout_not_found)
  const request = orRefuse(readRequest(message.document))
  const started = performance.now()
  const { status, sentence = '' } = await answerOrder({ services, now, address, request, integration })
  const durationMs = Math.round(performance.now() - started)
  await db.inTransaction(async (tx) => {
    await logMessage(tx, {
      settingsId,
      at: now,
      direction: 'in',
      kind: message.kind,
      payloadId: message.payloadId,
      status,
      reason: sentence,
      durationMs,
      isTest: message.isTest,
      document: message.document,
      answer: '',
      address,
    })
    await auditPunchout(tx, call, 'process-again', settingsId, { messageId: message.id, status })
  })
  const isSuccess = status < 300
  return { isSuccess, status, message: sentence || (isSuccess ? 'Order received' : (statusWords[status] ?? 'Refused')) }
}
export const processPunchoutMessageHandler = handle(processPunchoutMessage, processAgain)
export const processUserPunchoutMessageHandler = handle(processUserPunchoutMessage, processAgain)
