import { handle } from '#platform/http/handle.ts'
import { getUser, listUsers } from '../users.endpoints.ts'
import { answerUser } from './answer-user.ts'
import { readUsers } from './user-list.store.ts'

/** USERS-1: the list. */
export const listUsersHandler = handle(listUsers, async ({ db, caller, query }) => {
  const { users, total } = await readUsers(db, caller.actor.userId, query)
  return { users, ...(total !== null && { totalRecords: total }) }
})

/** USERS-1: one user. */
export const getUserHandler = handle(getUser, async ({ db, caller, params, now }) => ({
  user: await answerUser(db, caller, params.userId, now),
}))
