import { v7 as uuidv7 } from 'uuid'
import type { Actor } from '#kit/actor.ts'
import { Refused } from '#kit/decision.ts'
import { notify } from '#areas/notifications/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries, Transaction } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { creditDraftRefusals, creditRefusals } from '../credit-requests.refusals.ts'
import { creditCommentMail } from '../rules/credit-mail.ts'
import { findMentions } from '../rules/find-mentions.ts'
import { creditLink } from './credit-link.ts'
import { attachPhotos } from './credit-photo.store.ts'
import { type CreditStaff, staffByMention } from './credit-staff.store.ts'
import { lockCredit, mayReadCredit } from './move.store.ts'
import { peopleOf, placeOfCredit, publishCredit } from './notify-of-credit.ts'

const insert = sql(
  'credits.add-comment',
  `insert into credit_request_comments (id, request_id, at, by_user, by_real_user, is_by_staff, is_internal, text)
   values (:id, :requestId, :now, :userId, :realUserId, :isByStaff, :isInternal, :text)`,
)

/** What somebody writes about a request. */
export interface CreditCommentOrder {
  readonly requestId: string
  readonly actor: Actor
  /** Of the actor. */
  readonly name: string
  /** Staff acting as themselves. */
  readonly isStaff: boolean
  readonly text: string
  readonly isInternal: boolean
  /** Ids of photos the actor has uploaded. */
  readonly photos: readonly string[]
  readonly publicUrl: string
  readonly address: string
}

/**
 * CREDIT-4: a comment with its photos, in the caller's transaction; colleagues whom staff call by
 * @name get mail where they may read the request.
 */
export async function addCreditComment(
  tx: Transaction,
  order: CreditCommentOrder,
  now: Date,
): Promise<{ readonly id: string; readonly mentioned: string[] }> {
  const { requestId, actor, name, isStaff, text, isInternal, photos, address } = order
  const credit = await lockCredit(tx, requestId)
  if (!credit || !(await mayReadCredit(tx, actor.userId, requestId)))
    throw new Refused(creditRefusals.credit_request_not_found)
  if (isInternal && !isStaff) throw new Refused({ ...creditRefusals.credit_internal_by_staff, field: 'isInternal' })
  if (text === '' && photos.length === 0) throw new Refused({ ...creditRefusals.credit_comment_empty, field: 'text' })
  const id = uuidv7()
  const realUserId = actor.realUserId === actor.userId ? null : actor.realUserId
  await tx.run(insert({ id, requestId, now, userId: actor.userId, realUserId, isByStaff: isStaff, isInternal, text }))
  if (!(await attachPhotos(tx, actor.userId, photos, { requestId, lineNumber: null, commentId: id })))
    throw new Refused({ ...creditDraftRefusals.credit_photo_not_yours, field: 'photos' })
  // Customers learn of no colleague by trying names.
  const called = isStaff ? await readersOf(tx, requestId, await staffByMention(tx, findMentions(text))) : []
  const link = creditLink(order.publicUrl, requestId)
  await mailComment(tx, {
    requestId,
    called,
    isInternal,
    isByStaff: isStaff,
    byId: actor.userId,
    byName: name,
    text,
    link,
  })
  await publishCredit(tx, credit, actor, isInternal)
  const { division, shipTo, requestNumber } = credit
  const details = { requestNumber, isInternal, photos: photos.length }
  const entity = `credit-request:${requestId}`
  await audit(tx, { actor, action: 'credit-request.comment', entity, division, shipTo, details, address })
  return { id, mentioned: called.map((each) => each.name) }
}

/** Of the staff called by name those who may read the request: nobody else learns of it. */
async function readersOf(tx: Queries, requestId: string, called: readonly CreditStaff[]): Promise<CreditStaff[]> {
  const readers: CreditStaff[] = []
  for (const each of called) if (await mayReadCredit(tx, each.id, requestId)) readers.push(each)
  return readers
}

interface MailedComment {
  readonly requestId: string
  readonly called: readonly CreditStaff[]
  readonly isInternal: boolean
  readonly isByStaff: boolean
  readonly byId: string
  readonly byName: string
  readonly text: string
  readonly link: string
}

/**
 * Those called by name; and of a comment for everybody the other side: requester, or who works on
 * it.
 */
async function mailComment(tx: Queries, comment: MailedComment): Promise<void> {
  const { called, isInternal, isByStaff, byId, byName, text, link } = comment
  const of = await peopleOf(tx, comment.requestId)
  const place = placeOfCredit(comment.requestId, of)
  const mentioned = new Set(called.map(({ id }) => id).filter((id) => id !== byId))
  for (const id of mentioned)
    await notify(
      tx,
      id,
      'creditRequestWork',
      creditCommentMail(of, { byName, text, isMention: true }, true, link),
      place,
    )
  if (isInternal) return
  const texts = (forStaff: boolean) => creditCommentMail(of, { byName, text, isMention: false }, forStaff, link)
  if (of.createdBy !== byId && !mentioned.has(of.createdBy))
    await notify(tx, of.createdBy, 'creditRequest', texts(of.isCreatorStaff), place)
  const worker = of.assignee ?? of.dsr
  if (!isByStaff && worker !== null && worker !== of.createdBy && !mentioned.has(worker))
    await notify(tx, worker, 'creditRequestWork', texts(true), place)
}
