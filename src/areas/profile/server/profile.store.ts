import { saveNames } from '#areas/people/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ProfileFields } from '../profile.ts'

/** What is saved of somebody's account. */
export interface SavedProfile extends ProfileFields {
  /** Id of the picture, or null. */
  readonly image: string | null
}

const columns = `display_name as "displayName", first_name as "firstName", last_name as "lastName", phone, profile_image as image`
const read = sql('profile.read', `select ${columns} from users where id = :userId`)
const lock = sql('profile.lock', `select ${columns} from users where id = :userId for no key update`)

/** What is saved of this user. */
export const profileOf = (db: Queries, userId: string): Promise<SavedProfile> => db.row(read({ userId }))

/** The same, locked until the transaction ends. */
export const lockProfile = (tx: Queries, userId: string): Promise<SavedProfile> => tx.row(lock({ userId }))

/** First and last name, as lists show it. */
export const fullName = ({ firstName, lastName }: Pick<ProfileFields, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

/** Saves names and phone. */
export async function saveProfile(db: Queries, userId: string, fields: ProfileFields): Promise<void> {
  await saveNames(db, userId, { ...fields, name: fullName(fields) })
}
