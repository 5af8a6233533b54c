import { invoicePreview } from '#areas/invoice-pages/server/public.ts'
import { Refused } from '#kit/decision.ts'
import { common } from '#contract/common-refusals.ts'
import { invoiceFormatVersion, saveInvoiceFormatOf } from '#areas/people/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { handle } from '#platform/http/handle.ts'
import { invoiceFormats, isInvoiceFormat } from '#areas/invoice-pages/invoice-formats.ts'
import { getInvoiceFormatPreview, listInvoiceFormats, saveInvoiceFormat } from '../invoice-formats.endpoints.ts'
import { profileRefusals } from '../profile.refusals.ts'

const lock = sql(
  'profile.lock-invoice-format',
  `select invoice_format as "formatId" from users where id = :userId for no key update`,
)
/** What saving a format returns. */
export const formatSaved = 'Invoice format saved successfully'

/** PROFILE-7: the list of radios. */
export const listInvoiceFormatsHandler = handle(listInvoiceFormats, async ({ services }) => ({
  formats: [...invoiceFormats],
  defaultFormatId: services.config.constants.defaultInvoiceFormat,
}))

/**
 * PROFILE-7: drawn for each request, so a browser keeps it a day; opened by itself it can run
 * nothing.
 */
export const getInvoiceFormatPreviewHandler = handle(getInvoiceFormatPreview, async ({ params, reply }) => {
  const preview = await invoicePreview(params.formatId)
  if (preview === undefined) throw new Refused(common.not_found)
  void reply
    .header('cache-control', 'private, max-age=86400')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  return preview
})

/** PROFILE-7: sets the format of a user whose format the caller may set. */
export async function saveFormatOf(tx: Queries, userId: string, formatId: number): Promise<void> {
  if (!isInvoiceFormat(formatId)) throw new Refused({ ...profileRefusals.invoice_format_unknown, field: 'formatId' })
  await saveInvoiceFormatOf(tx, userId, formatId)
}

/** PROFILE-7: for oneself; who acts as a customer does it for them, and the trail says so. */
export const saveInvoiceFormatHandler = handle(saveInvoiceFormat, async ({ db, body, caller, ifMatch, address }) => {
  const { actor } = caller
  const { formatId } = body
  await db.inTransaction(async (tx) => {
    const { formatId: now } = await tx.row<{ formatId: number | null }>(lock({ userId: actor.userId }))
    const version = invoiceFormatVersion(now)
    if (ifMatch !== null && ifMatch !== version)
      throw new Refused({ ...profileRefusals.profile_changed, details: { formatId: now, version } })
    await saveFormatOf(tx, actor.userId, formatId)
    const entity = `user:${actor.userId}`
    await audit(tx, { actor, action: 'profile.invoice-format', entity, details: { formatId }, address })
  })
  return { message: formatSaved, formatId, version: invoiceFormatVersion(formatId) }
})
