import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Seal } from '#platform/seal.ts'
import type { SealedValues } from '#platform/sealed-values.ts'
import { type ApiKey, keyPrefix } from '../api-key.ts'
import type { NewKey } from '../rules/check-new-key.ts'
import { startOf } from '../rules/read-key.ts'

/** Bytes of a key: 256 bits. */
const keyBytes = 32
const purpose = 'api-key'

const columns = `id, program, scopes, starts_with as "startsWith", created_at as "createdAt", expires_at as "expiresAt",
  coalesce(expires_at <= :now, false) as "isExpired", case when former_until > :now then former_until end as "formerUntil",
  last_used_at as "lastUsedAt", last_address as "lastAddress"`
const list = sql(
  'api-keys.list',
  `select ${columns} from api_keys where user_id = :userId order by created_at desc, id desc`,
)
const one = sql('api-keys.one', `select ${columns} from api_keys where user_id = :userId and id = :id for update`)
// The keys of one user are counted and added one after the other.
const lockOwner = sql('api-keys.lock-owner', 'select from users where id = :userId for no key update')
const insert = sql(
  'api-keys.insert',
  `insert into api_keys (id, user_id, program, scopes, mark, starts_with, created_at, expires_at)
   values (:id, :userId, :program, :scopes, :mark, :startsWith, :now,
     case when :days::int > 0 then :now::timestamptz + make_interval(days => :days::int) end)`,
)
const rotate = sql(
  'api-keys.rotate',
  `update api_keys set mark = :mark, starts_with = :startsWith,
     former_mark = case when :hours::int > 0 then mark end,
     former_until = case when :hours::int > 0 then :now::timestamptz + make_interval(hours => :hours::int) end
   where user_id = :userId and id = :id`,
)
const remove = sql('api-keys.delete', 'delete from api_keys where user_id = :userId and id = :id')
const touch = sql('api-keys.touch', 'update api_keys set last_used_at = :now, last_address = :address where id = :id')

/** PLAT-12: marked with the key, so that none is ever right again; others are created. */
export const markedKeys: SealedValues = {
  uses: [purpose],
  columns: ['api_keys.mark', 'api_keys.former_mark'],
  loses: { one: 'API key', count: 'select count(*) from api_keys' },
  giveUp: ['delete from api_keys'],
}

/**
 * The keyed hashes under which a key may be stored. HMAC-SHA-256 and no slow hash: a key has 256
 * random bits, which no number of guesses finds, and every call of every program pays for it.
 */
export const marksOf = (seal: Seal, key: string) => seal.marks(key, purpose)

const makeKey = (): string => `${keyPrefix}${randomBytes(keyBytes).toString('base64url')}`

/** Which key of whom. */
interface OwnKey {
  readonly userId: string
  readonly id: string
}

/** The keys of a user, the newest first. */
export const keysOf = (db: Queries, userId: string, now: Date): Promise<ApiKey[]> => db.rows(list({ userId, now }))

/** One of them, locked; undefined for somebody else's. */
export const lockKey = (tx: Queries, key: OwnKey, now: Date): Promise<ApiKey | undefined> =>
  tx.maybe(one({ ...key, now }))

/** Until this transaction ends no other adds a key of this user. */
export const lockKeysOf = (tx: Queries, userId: string): Promise<number> => tx.run(lockOwner({ userId }))

/** Adds a key and returns it: the only time it is known. */
export async function addKey(
  tx: Queries,
  seal: Seal,
  userId: string,
  { program, scopes, lifetimeDays }: NewKey,
  now: Date,
): Promise<{ id: string; secret: string }> {
  const [id, secret] = [uuidv7(), makeKey()]
  const [mark] = marksOf(seal, secret)
  await tx.run(insert({ id, userId, program, scopes, mark, startsWith: startOf(secret), now, days: lifetimeDays }))
  return { id, secret }
}

/** Gives a key another secret and returns it; the former one is accepted for some hours. */
export async function rotateKey(tx: Queries, seal: Seal, key: OwnKey, hours: number, now: Date): Promise<string> {
  const secret = makeKey()
  const [mark] = marksOf(seal, secret)
  await tx.run(rotate({ ...key, mark, startsWith: startOf(secret), hours, now }))
  return secret
}

/** Deletes a key. */
export const removeKey = (tx: Queries, key: OwnKey): Promise<number> => tx.run(remove({ ...key }))

/** Notes when and from where a key was used last. */
export const touchKey = (db: Queries, id: string, address: string, now: Date): Promise<number> =>
  db.run(touch({ id, address, now }))
