import { orRefuse, Refused } from '#kit/decision.ts'
import { auditPunchout, oneOf, ownerOf, type PunchoutCall } from '#areas/punchout-settings/server/public.ts'
import { sql } from '#platform/database/statement.ts'
import { handle } from '#platform/http/handle.ts'
import { sendPunchoutDocumentAgain, sendUserPunchoutDocumentAgain } from '../punchout-documents.endpoints.ts'
import { documentRefusals } from '../punchout-documents.refusals.ts'
import { maySendAgain, type SentDocument } from '../rules/may-send-again.ts'

const find = sql(
  'punchout-documents.of-message',
  `select d.id as "documentId", coalesce(d.kind = 'ConfirmationRequest' and exists (
       select from punchout_documents l where l.cart_id = d.cart_id and l.kind = d.kind and l.seq > d.seq), false) as "isReplaced",
     exists (select from punchout_document_settings a where a.settings_id = m.settings_id and a.url <> '') as "hasAddress"
   from punchout_messages m left join punchout_documents d on d.id = m.document_id and d.settings_id = m.settings_id
   where m.id = :messageId and m.settings_id = :settingsId and m.at >= :since`,
)
const again = sql(
  'punchout-documents.send-again',
  `with sent as (
     update punchout_documents set delivered_at = null, stopped_at = null, next_attempt_at = now(), attempts = 0,
       first_attempt_at = null
     where id = :documentId returning id)
   select pg_notify('larder_punchout_documents', '') from sent`,
)

type Sending = PunchoutCall & { readonly params: { readonly messageId: string } }
/** As far back as the log shows. */
const loggedMs = 30 * 86_400_000

/** PUNCH-5: by hand, at once, under the same payloadID. */
const sendAgain = (call: Sending) =>
  call.db.inTransaction(async (tx) => {
    const { id: settingsId } = await oneOf(tx, await ownerOf(tx, call, 'change'), call)
    const { messageId } = call.params
    const since = new Date(call.now.getTime() - loggedMs)
    const found = await tx.maybe<SentDocument>(find({ messageId, settingsId, since }))
    if (!found) throw new Refused(documentRefusals.document_message_not_found)
    orRefuse(maySendAgain(found))
    const { documentId } = found as { documentId: string }
    await tx.rows(again({ documentId }))
    await auditPunchout(tx, call, 'send-document-again', settingsId, { messageId, documentId })
    return { isSuccess: true as const, message: 'The document is sent again' }
  })
export const sendPunchoutDocumentAgainHandler = handle(sendPunchoutDocumentAgain, sendAgain)
export const sendUserPunchoutDocumentAgainHandler = handle(sendUserPunchoutDocumentAgain, sendAgain)
