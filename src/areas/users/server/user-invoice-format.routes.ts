import { formatSaved, saveFormatOf } from '#areas/profile/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle } from '#platform/http/handle.ts'
import { saveUserInvoiceFormat } from '../user-invoice-format.endpoints.ts'
import { lockPart } from './answer-user.ts'

/** PROFILE-7: by whoever may change the user's profile; the trail says who it was. */
export const saveUserInvoiceFormatHandler = handle(saveUserInvoiceFormat, async (call) => {
  const { db, body, caller, params, address } = call
  const { formatId } = body
  await db.inTransaction(async (tx) => {
    await lockPart(tx, call, params.userId, 'invoiceFormat')
    await saveFormatOf(tx, params.userId, formatId)
    const entity = `user:${params.userId}`
    const details = { formatId }
    await audit(tx, { actor: caller.actor, action: 'user.change-invoice-format', entity, details, address })
  })
  return { message: formatSaved, formatId }
})
