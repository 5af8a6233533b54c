import { orRefuse, Refused } from '#kit/decision.ts'
import { copyCreditPhoto, createCreditRequest, readCreditOptions } from '#areas/credit-requests/server/public.ts'
import type { AskedCreditLine } from '#areas/credit-requests/credit-draft.ts'
import { creditDraftRefusals } from '#areas/credit-requests/credit-requests.refusals.ts'
import { checkCredit } from '#areas/credit-requests/rules/check-credit.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import { fileStoreOf } from '#platform/uploads/file-store.ts'
import { getReceiptCredit, requestReceiptCredit } from '../receiving.endpoints.ts'
import { receivingRefusals } from '../receiving.refusals.ts'
import { type CreditOfReceipt, creditOfReceipt } from '../rules/credit-of-receipt.ts'
import { insertCredit, photoFilesOf, readCredits } from './credit.store.ts'
import type { StoredDelivery } from './delivery.store.ts'
import { maxPhotoBytes, photoFile } from './photo.routes.ts'
import { makeReceipt } from './receipt.store.ts'
import { deliveryOr404, notifyOfReceipt } from './receiving-call.ts'

const unasked = { note: '', returnOn: null, total: null } as const

/** Credit that waits for photos, and of which items. */
class PhotosNeeded extends Refused {
  readonly items: readonly string[]

  constructor({ missing, photosNeeded }: CreditOfReceipt) {
    super({ ...creditDraftRefusals.credit_photo_needed, message: missing.join(' ') })
    this.items = photosNeeded
  }
}

/** What can be asked of a delivery now; throws why nothing can. */
async function creditOf(
  db: Queries,
  delivery: StoredDelivery,
  { actor, isStaff }: Caller,
  now: Date,
): Promise<CreditOfReceipt & { readonly total: number }> {
  const { division, invoiceNumber, receiptId, finish, results, photos, state } = delivery
  if (receiptId === null || finish === null || state !== 'received')
    throw new Refused(receivingRefusals.receipt_not_finished)
  if (invoiceNumber === null) throw new Refused(receivingRefusals.receipt_not_billed)
  const made = (await readCredits(db, receiptId)).find(({ finishNumber }) => finishNumber === finish.number)
  if (made)
    throw new Refused({ ...receivingRefusals.receipt_already_requested, details: { requestId: made.credit.requestId } })
  const options = await readCreditOptions(db, { division, invoiceNumber }, { userId: actor.userId, isStaff, now })
  if (!options) throw new Refused(creditDraftRefusals.credit_invoice_not_found)
  const credit = creditOfReceipt(results, options, (itemNumber) =>
    photos.filter((photo) => photo.itemNumber === itemNumber).map(({ id }) => id),
  )
  if (credit.missing.length > 0) throw new PhotosNeeded(credit)
  const { lines, leftOut, hasCredited } = credit
  if (lines.length === 0 && leftOut.length > 0)
    throw new Refused({ ...creditDraftRefusals.credit_outside_window, message: leftOut.join(' ') })
  if (lines.length === 0)
    throw new Refused(
      hasCredited ? receivingRefusals.receipt_credited_already : receivingRefusals.receipt_nothing_to_credit,
    )
  const { total } = orRefuse(checkCredit({ ...unasked, lines: [...lines] }, options))
  return { ...credit, total }
}

/** NEXT-6: what one press would ask for. */
export const getReceiptCreditHandler = handle(getReceiptCredit, async ({ db, params, caller, now }) => {
  const delivery = await deliveryOr404(db, params)
  try {
    const { lines, total, leftOut } = await creditOf(db, delivery, caller, now)
    return { lines: lines.length, total, leftOut: [...leftOut], whyNot: null, photosNeeded: [] }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const photosNeeded = error instanceof PhotosNeeded ? [...error.items] : []
    return { lines: 0, total: 0, leftOut: [], whyNot: error.refusal.message, photosNeeded }
  }
})

/** NEXT-6: one request of one finish, under the lock of the receipt. */
export const requestReceiptCreditHandler = handle(requestReceiptCredit, async (call) => {
  const { db, params, caller, now, services, address } = call
  const { actor, isStaff } = caller
  return db.inTransaction(async (tx) => {
    await makeReceipt(tx, params, await deliveryOr404(tx, params), now)
    // Read again under the lock: of two who press at once, one finds the other's request.
    const delivery = await deliveryOr404(tx, params)
    const { lines } = await creditOf(tx, delivery, caller, now)
    const receiptId = delivery.receiptId!
    const files = await photoFilesOf(tx, receiptId)
    const copied: AskedCreditLine[] = []
    for (const line of lines) {
      const photos: string[] = []
      for (const photo of line.photos) {
        const bytes = await fileStoreOf(services.config).get(photoFile(files.get(photo)!), maxPhotoBytes)
        if (bytes) photos.push(await copyCreditPhoto(tx, services, { bytes, userId: actor.userId }, now))
      }
      copied.push({ ...line, photos })
    }
    const order = {
      division: delivery.division,
      invoiceNumber: delivery.invoiceNumber!,
      asked: { ...unasked, lines: copied },
      actor,
      isStaff,
      publicUrl: services.config.publicUrl,
      address,
    }
    const { id, requestNumber, total } = await createCreditRequest(tx, order, now)
    await insertCredit(tx, { receiptId, finishNumber: delivery.finish!.number, requestId: id }, { actor, now })
    await notifyOfReceipt(tx, params)
    return { requestId: id, requestNumber, total, message: `Credit request ${requestNumber} was sent` }
  })
})
