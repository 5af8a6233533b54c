import { common } from '#contract/common-refusals.ts'
import { numberLength } from '#contract/values.ts'
import { Refused } from '#kit/decision.ts'
import { padNumber } from '#kit/text.ts'
import type { CxmlRequest } from '#areas/cxml/cxml.ts'
import type { Queries } from '#platform/database/database.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import { readRawBytes } from '#platform/http/read-raw-bytes.ts'
import { sealOf } from '#platform/seal.ts'
import { checkPunchoutMessage, checkUserPunchoutMessage, messageType } from '../check-message.endpoints.ts'
import { maxMessageBytes } from '../checked-message.ts'
import { punchoutRefusals } from '../punchout-settings.refusals.ts'
import { explainMessage } from '../rules/explain-message.ts'
import { namedIn, readMessage } from '../rules/read-message.ts'
import { itemsKnownTo } from './known-items.store.ts'
import { oneOf, ownerOf, type PunchoutCall } from './punchout-owner.ts'
import { isSecretOf } from './punchout-secret.store.ts'
import { allowsTestHosts, portalOf } from './portal-of.ts'
import { mappingOf, ownShipTos } from './ship-to-mapping.store.ts'

type Checking = Pick<Call<typeof checkPunchoutMessage>, 'request'> & PunchoutCall

/** PUNCH-5: nothing of the message is kept or logged, and its secret is only compared. */
const check = async (call: Checking) => {
  const { db, services, request } = call
  const type = request.headers['content-type'] ?? ''
  if (type.split(';')[0]?.trim().toLowerCase() !== messageType) throw new Refused(common.unsupported_type)
  const owner = await ownerOf(db, call, 'read')
  const settings = await oneOf(db, owner, call)
  const bytes = await readRawBytes(request.raw, maxMessageBytes, punchoutRefusals.message_too_large)
  const message = readMessage(bytes, type, allowsTestHosts(services.config))
  const [mapping, own] = await Promise.all([mappingOf(db, owner, settings.id), ownShipTos(db, owner)])
  const orderable = own.filter(({ isOrderingAllowed }) => isOrderingAllowed)
  const numbers = namedIn(message).lines.map(({ partId }) => padNumber(partId, numberLength))
  return explainMessage(message, {
    settings,
    portal: portalOf(services.config),
    mapping,
    orderable: orderable.map(({ division, shipTo, name }) => ({ division, shipTo, name })),
    isSecretRight: await hasRightSecret(db, call, settings.id, message.request),
    now: call.now,
    ageDays: services.config.retention.punchoutAgeDays,
    knownItems: await itemsKnownTo(db, orderable, [...new Set(numbers)]),
  })
}
export const checkPunchoutMessageHandler = handle(checkPunchoutMessage, check)
export const checkUserPunchoutMessageHandler = handle(checkUserPunchoutMessage, check)

/** Whether one of the message's secrets is that of the integration (punchout A1). */
async function hasRightSecret(
  db: Queries,
  { services }: PunchoutCall,
  id: string,
  request: CxmlRequest | undefined,
): Promise<boolean> {
  // More senders than any hub names are no message of one.
  for (const { secret } of (request?.sender ?? []).slice(0, 10))
    if (secret !== undefined && (await isSecretOf(db, sealOf(services.config), id, secret))) return true
  return false
}
