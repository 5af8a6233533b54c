import { mayShipTo } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

const keep = sql(
  'credits.keep-photo',
  'insert into credit_photos (id, owner_id, taken_at) values (:id, :userId, :now) on conflict do nothing',
)

/** Notes a photo that was drawn; it is its owner's until it belongs to something. */
export const keepPhoto = (db: Queries, id: string, userId: string, now: Date): Promise<void> =>
  db.send(keep({ id, userId, now }))

/** Where a photo belongs. */
export interface PhotoPlace {
  readonly requestId: string
  readonly lineNumber: number | null
  readonly commentId: string | null
}

const attach = sql(
  'credits.attach-photos',
  `update credit_photos p set request_id = :requestId, line_number = :lineNumber, comment_id = :commentId,
     position = x.place::int
   from unnest(:ids::uuid[]) with ordinality x (id, place)
   where p.id = x.id and p.owner_id = :userId and p.request_id is null`,
)

/** Gives loose photos of the user a place, each once; false where one is not theirs or is used. */
export async function attachPhotos(
  tx: Queries,
  userId: string,
  photos: readonly string[],
  { requestId, lineNumber, commentId }: PhotoPlace,
): Promise<boolean> {
  const ids = [...new Set(photos)]
  if (ids.length === 0) return true
  return (await tx.run(attach({ ids, userId, requestId, lineNumber, commentId }))) === ids.length
}

const mayRead = sql(
  'credits.may-read-photo',
  `select p.id from credit_photos p
   left join credit_requests r on r.id = p.request_id
   left join credit_request_comments c on c.id = p.comment_id
   join users u on u.id = :userId
   where p.id = :id
     and case when r.id is null then p.owner_id = u.id
       else ${mayShipTo('u', 'r.division', 'r.ship_to')} and (:forStaff or not coalesce(c.is_internal, false)) end`,
)

/** CREDIT-4: a photo is read by whoever reads its request; of internal comments by staff alone. */
export const mayReadPhoto = async (db: Queries, id: string, userId: string, forStaff: boolean): Promise<boolean> =>
  (await db.maybe(mayRead({ id, userId, forStaff }))) !== undefined

const forget = sql(
  'credits.forget-photos',
  'delete from credit_photos where request_id is null and taken_at < :before returning id',
)

/** Deletes photos nobody has used; returns their ids, for their files. */
export const forgetPhotos = async (db: Queries, before: Date): Promise<string[]> =>
  (await db.rows<{ id: string }>(forget({ before }))).map(({ id }) => id)
