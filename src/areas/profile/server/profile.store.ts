import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ProfileFields } from '../profile.ts'

/** What is saved of somebody's account. */
export interface SavedProfile extends ProfileFields {
  /** Id of the picture, or null. */
  readonly image: string | null
}

const columns = `display_name as "displayName", first_name as "firstName", last_name as "lastName", phone, profile_image as image`
const read = sql('profile.read', `select ${columns} from users where id = $1`)
const lock = sql('profile.lock', `select ${columns} from users where id = $1 for no key update`)
const save = sql(
  'profile.save',
  `update users set display_name = $2, first_name = $3, last_name = $4, name = $6, phone = $5
   where id = $1`,
)
const replaceImage = sql(
  'profile.save-image',
  `update users u set profile_image = $2
   from (select id, profile_image from users where id = $1 for update) before
   where u.id = before.id returning before.profile_image as before`,
)

/** What is saved of this user. */
export const profileOf = (db: Queries, userId: string): Promise<SavedProfile> => db.row(read, [userId])

/** The same, locked until the transaction ends. */
export const lockProfile = (tx: Queries, userId: string): Promise<SavedProfile> => tx.row(lock, [userId])

/** First and last name, as lists show it. */
export const fullName = ({ firstName, lastName }: Pick<ProfileFields, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

/** Saves names and phone. */
export async function saveProfile(db: Queries, userId: string, fields: ProfileFields): Promise<void> {
  const { displayName, firstName, lastName, phone } = fields
  await db.run(save, [userId, displayName, firstName, lastName, phone, fullName(fields)])
}

/** Puts a picture in place, or takes it away; answers the one before, for its files. */
export async function saveImage(db: Queries, userId: string, image: string | null): Promise<string | null> {
  const { before } = await db.row<{ before: string | null }>(replaceImage, [userId, image])
  return before
}
