import { handle } from '#platform/http/handle.ts'
import { commentCreditRequest, listCreditStaff } from '../credit-moves.endpoints.ts'
import { addCreditComment } from './add-comment.ts'
import { readCreditStaff } from './credit-staff.store.ts'

/** CREDIT-4: a comment with its photos. */
export const commentCreditRequestHandler = handle(commentCreditRequest, (call) => {
  const { db, params, body, caller, services, now, address } = call
  const { actor, isStaff, name } = caller
  const requestId = params.creditRequestId
  const { publicUrl } = services.config
  const order = { requestId, actor, name, isStaff, ...body, publicUrl, address }
  return db.inTransaction(async (tx) => {
    const { id, mentioned } = await addCreditComment(tx, order, now)
    return { isSuccess: true as const, message: 'Comment added', id, mentioned }
  })
})

/** CREDIT-3: whom a request can be given to, or a comment calls by name. */
export const listCreditStaffHandler = handle(listCreditStaff, async ({ db }) => ({
  staff: (await readCreditStaff(db)).map(({ email: _, ...each }) => each),
}))
