import { v7 as uuidv7 } from 'uuid'
import type { Actor } from '#kit/actor.ts'
import { orRefuse, Refused } from '#kit/decision.ts'
import { lockInvoices } from '#areas/invoices/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { AskedCredit } from '../credit-draft.ts'
import type { CreditOrigin, CreditStatus } from '../credit-request.ts'
import { creditDraftRefusals } from '../credit-requests.refusals.ts'
import { checkCredit } from '../rules/check-credit.ts'
import { firstState } from '../rules/first-state.ts'
import { readCreditOptions } from './credit-options.ts'
import { attachPhotos } from './credit-photo.store.ts'
import { insertCredit } from './insert-credit.store.ts'
import { notifyOfMove, publishCredit } from './notify-of-credit.ts'
import { positionsFor } from './positions.store.ts'

/** A credit somebody asks for. */
export interface CreditOrder {
  readonly division: string
  readonly invoiceNumber: string
  readonly asked: AskedCredit
  readonly actor: Actor
  /** True for staff acting as themselves: an internal request. */
  readonly isStaff: boolean
  readonly publicUrl: string
  readonly address: string
}

/** What was written. */
export interface CreatedCredit {
  readonly id: string
  readonly requestNumber: string
  readonly status: CreditStatus
  readonly total: number
}

const hourMs = 3_600_000

/**
 * CREDIT-1: makes a request in the caller's transaction. What is left to credit is read under the
 * lock of the invoice, so that of 16 who ask for the last case one gets it.
 */
export async function createCreditRequest(tx: Transaction, order: CreditOrder, now: Date): Promise<CreatedCredit> {
  const { division, invoiceNumber, asked, actor, isStaff } = order
  const key = { division, invoiceNumber }
  await lockInvoices(tx, [key])
  const options = await readCreditOptions(tx, key, { userId: actor.userId, isStaff, now })
  if (!options) throw new Refused(creditDraftRefusals.credit_invoice_not_found)
  const priced = orRefuse(checkCredit(asked, options))
  const origin: CreditOrigin = isStaff ? 'internal' : 'customer'
  const { shipTo } = options
  const positions = await positionsFor(tx, actor, isStaff, {
    division,
    shipTo,
    createdBy: null,
    assignee: null,
    status: null,
  })
  const first = firstState(origin, positions, priced.total)
  const id = uuidv7()
  const dueAt = new Date(now.getTime() + priced.slaHours * hourMs)
  const { returnOn, note } = asked
  const credit = { id, options, priced, first, origin, returnOn, note, actor, dueAt }
  const requestNumber = await insertCredit(tx, credit, now)
  for (const [index, { photos }] of asked.lines.entries()) {
    const place = { requestId: id, lineNumber: index + 1, commentId: null }
    if (!(await attachPhotos(tx, actor.userId, photos, place)))
      throw new Refused({ ...creditDraftRefusals.credit_photo_not_yours, field: `lines.${index}.photos` })
  }
  await publishCredit(tx, { id, division, shipTo }, actor)
  await notifyOfMove(tx, { id, move: 'created', actor, publicUrl: order.publicUrl })
  const details = {
    requestNumber,
    invoiceNumber,
    amount: priced.total,
    lines: priced.lines.length,
    status: first.status,
  }
  const { address } = order
  await audit(tx, {
    actor,
    action: 'credit-request.create',
    entity: `credit-request:${id}`,
    division,
    shipTo,
    details,
    address,
  })
  return { id, requestNumber, status: first.status, total: priced.total }
}
