import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Person } from './request.store.ts'

const person = sql(
  'bill-to-requests.person',
  `select u.id as "userId", u.type, u.role, array(select f.feature from user_features f where f.user_id = u.id) as "ownFeatures"
   from users u where u.id = :userId`,
)

/** A user with what decides about their rights. */
export const readPerson = (db: Queries, userId: string): Promise<Person> => db.row(person({ userId }))
