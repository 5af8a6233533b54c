import type { Actor } from '#kit/actor.ts'
import { orRefuse, Refused } from '#kit/decision.ts'
import { common } from '#contract/common-refusals.ts'
import type { CurrentUser } from '#areas/people/current-user.ts'
import { staffSignInHere } from '#areas/people/server/public.ts'
import { currentUserOf, rotateSession } from '#areas/sessions/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Config } from '#platform/config.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import { listUserChoices, startLoginAs, stopLoginAs } from '../login-as.endpoints.ts'
import { mayStartLoginAs } from '../rules/may-start-login-as.ts'
import { pairOf, userChoicesOf } from './choice.store.ts'

/** AUTH-8: whom the member of staff may choose. */
export const listUserChoicesHandler = handle(listUserChoices, async ({ db, caller, query }) => {
  const { users, total } = await userChoicesOf(db, caller.actor.userId, query)
  return { users, ...(total !== null && { totalRecords: total }) }
})

/**
 * AUTH-8: the token changes with the rights; of two starts at once the second finds the first one's
 * session gone.
 */
export const startLoginAsHandler = handle(startLoginAs, async (call) => {
  const { db, caller, body, address } = call
  const { actor } = caller
  return db.inTransaction(async (tx) => {
    const { staffType, target } = await pairOf(tx, actor.realUserId, body.userId)
    orRefuse(mayStartLoginAs(actor, staffType, target))
    await rotateSession({ ...call, db: tx }, { userId: body.userId })
    const acting: Actor = { ...actor, userId: body.userId, kind: 'proxy' }
    await audit(tx, { actor: acting, action: 'login-as.start', entity: `user:${body.userId}`, address })
    return { isSuccess: true as const, user: await userNow(tx, call.services.config, acting) }
  })
})

/** AUTH-8: always to the person at the keyboard, however they came here; twice is no error. */
export const stopLoginAsHandler = handle(stopLoginAs, async (call) => {
  const { db, caller, address } = call
  const { actor } = caller
  return db.inTransaction(async (tx) => {
    if (actor.kind === 'proxy') {
      await rotateSession({ ...call, db: tx }, { userId: actor.realUserId })
      await audit(tx, { actor, action: 'login-as.stop', entity: `user:${actor.userId}`, address })
    }
    return {
      isSuccess: true as const,
      user: await userNow(tx, call.services.config, { ...actor, userId: actor.realUserId }),
    }
  })
})

async function userNow(tx: Queries, config: Config, ids: Pick<Actor, 'userId' | 'realUserId'>): Promise<CurrentUser> {
  const user = await currentUserOf(tx, ids, staffSignInHere(config))
  if (!user) throw new Refused(common.not_signed_in)
  return user
}
