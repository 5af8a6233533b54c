import { staffSignInHere } from '#areas/people/server/public.ts'
import { handle } from '#platform/http/handle.ts'
import { getUser, listUsers } from '../users.endpoints.ts'
import { answerUser } from './answer-user.ts'
import { readUsers } from './user-list.store.ts'

/** USERS-1: the list. */
export const listUsersHandler = handle(listUsers, async ({ db, caller, query, services }) => {
  const staffSignIn = staffSignInHere(services.config)
  const { users, total } = await readUsers(db, caller.actor.userId, query, staffSignIn)
  return { users, ...(total !== null && { totalRecords: total }) }
})

/** USERS-1: one user. */
export const getUserHandler = handle(getUser, async (call) => ({
  user: await answerUser(call.db, call, call.params.userId),
}))
