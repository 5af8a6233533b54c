import type { Queries } from '../database/database.ts'
import { sql } from '../database/statement.ts'

/** A file somebody may upload. */
export interface Upload {
  /** A random UUID: the server's choice, never the client's. */
  readonly id: string
  readonly userId: string
  readonly purpose: string
  /** MIME type. */
  readonly type: string
  /** Bytes. */
  readonly size: number
  readonly expiresAt: Date
}

const grant = sql(
  'uploads.grant',
  `insert into uploads (id, user_id, purpose, content_type, size, expires_at)
   values (:id, :userId, :purpose, :type, :size, :expiresAt)`,
)
const receive = sql(
  'uploads.receive',
  `update uploads set received_at = :now
   where id = :id and user_id = :userId and received_at is null and expires_at > :now returning id`,
)
const claim = sql(
  'uploads.use',
  `update uploads set used_at = :now
   where id = :id and user_id = :userId and purpose = :purpose and used_at is null and expires_at > :expiredAfter`,
)
const find = sql(
  'uploads.find',
  `select content_type as type, size from uploads
   where id = :id and user_id = :userId and purpose = :purpose and used_at is null and expires_at > :expiredAfter`,
)
const forget = sql('uploads.forget', `delete from uploads where expires_at < :expiredBefore returning id`)

/**
 * How long after its address ended an uploaded file can still be used; then it is thrown away.
 * Milliseconds.
 */
const usableForMs = 60 * 60_000

/** Notes that this file may come. */
export async function grantUpload(db: Queries, upload: Upload): Promise<void> {
  const { id, userId, purpose, type, size, expiresAt } = upload
  await db.send(grant({ id, userId, purpose, type, size, expiresAt }))
}

/** True once, for its user, in time: of two that send at once only one may. */
export async function mayReceive(db: Queries, id: string, userId: string, now: Date): Promise<boolean> {
  return (await db.maybe(receive({ id, userId, now }))) !== undefined
}

/** An upload as its user names it. */
type Named = Pick<Upload, 'id' | 'userId' | 'purpose'>

const expiredAfter = (now: Date): Date => new Date(now.getTime() - usableForMs)

/** An upload that its user may claim; undefined when it is not theirs, gone or used. */
export const findUpload = (
  db: Queries,
  { id, userId, purpose }: Named,
  now: Date,
): Promise<Pick<Upload, 'type' | 'size'> | undefined> =>
  db.maybe(find({ id, userId, purpose, expiredAfter: expiredAfter(now) }))

/** Claims an upload for its purpose, once and only for its user; whether that succeeded. */
export const claimUpload = async (tx: Queries, { id, userId, purpose }: Named, now: Date): Promise<boolean> =>
  (await tx.run(claim({ id, userId, purpose, now, expiredAfter: expiredAfter(now) }))) === 1

/** Deletes uploads that can no longer be used; returns their ids, for their files. */
export async function forgetUploads(db: Queries, now: Date): Promise<string[]> {
  const gone = await db.rows<{ id: string }>(forget({ expiredBefore: expiredAfter(now) }))
  return gone.map(({ id }) => id)
}
