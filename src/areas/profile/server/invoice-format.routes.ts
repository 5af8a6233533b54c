import { Refused } from '#kit/decision.ts'
import { common } from '#contract/common-refusals.ts'
import { coversCustomers } from '#areas/people/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import { sql } from '#platform/database/statement.ts'
import { handle } from '#platform/http/handle.ts'
import { invoiceFormats, isInvoiceFormat } from '../invoice-formats.ts'
import {
  getInvoiceFormatPreview,
  listInvoiceFormats,
  saveInvoiceFormat,
  saveUserInvoiceFormat,
} from '../invoice-formats.endpoints.ts'
import { profileRefusals as no } from '../profile.refusals.ts'
import { drawInvoicePreview } from '../rules/draw-invoice-preview.ts'

const saveOwn = sql('profile.save-invoice-format', `update users set invoice_format = $2 where id = $1`)
// Security 5: somebody out of scope reads like nobody at all.
const saveOther = sql(
  'profile.save-user-invoice-format',
  `update users u set invoice_format = $3 from users m
   where m.id = $1 and u.id = $2 and (u.id = m.id or ${coversCustomers('m', 'u')}) returning u.id`,
)
const message = 'Invoice format saved successfully'

/** PROFILE-7: the list of radios. */
export const listInvoiceFormatsHandler = handle(listInvoiceFormats, async ({ services }) => ({
  formats: [...invoiceFormats],
  defaultFormatId: services.config.constants.defaultInvoiceFormat,
}))

/** PROFILE-7: drawn anew each time, so a browser keeps it a day; opened by itself it can run nothing. */
export const getInvoiceFormatPreviewHandler = handle(getInvoiceFormatPreview, async ({ params, reply }) => {
  const preview = drawInvoicePreview(params.formatId)
  if (preview === undefined) throw new Refused(common.not_found)
  void reply
    .header('cache-control', 'private, max-age=86400')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  return preview
})

const checked = (formatId: number): number => {
  if (!isInvoiceFormat(formatId)) throw new Refused({ ...no.invoice_format_unknown, field: 'formatId' })
  return formatId
}

/** PROFILE-7: for oneself; who acts as a customer does it for them, and the trail says so. */
export const saveInvoiceFormatHandler = handle(saveInvoiceFormat, async ({ db, body, caller, address }) => {
  const { actor } = caller
  const formatId = checked(body.formatId)
  await db.inTransaction(async (tx) => {
    await tx.send(saveOwn, [actor.userId, formatId])
    const entity = `user:${actor.userId}`
    await audit(tx, { actor, action: 'profile.invoice-format', entity, details: { formatId }, address })
  })
  return { message, formatId }
})

/** PROFILE-7: for another by their manager. */
export const saveUserInvoiceFormatHandler = handle(saveUserInvoiceFormat, async (call) => {
  const { db, body, caller, params, address } = call
  const { actor } = caller
  const formatId = checked(body.formatId)
  await db.inTransaction(async (tx) => {
    if (!(await tx.maybe(saveOther, [actor.userId, params.userId, formatId]))) throw new Refused(no.user_not_found)
    const entity = `user:${params.userId}`
    await audit(tx, { actor, action: 'user.change-invoice-format', entity, details: { formatId }, address })
  })
  return { message, formatId }
})
