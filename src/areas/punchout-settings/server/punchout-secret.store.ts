import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Seal } from '#platform/seal.ts'
import type { SealedValues } from '#platform/sealed-values.ts'

/** Bytes of a secret: 256 bits (security 48). */
const secretBytes = 32
const purposeOf = (id: string) => `punchout-secret:${id}` as const

// Of calls that race only one finds no secret.
const put = sql(
  'punchout.put-secret',
  `update punchout_settings set secret_mark = :mark, secret_created_on = :now, version = version + 1
   where user_id = :userId and id = :id and secret_mark is null`,
)
const drop = sql(
  'punchout.drop-secret',
  `update punchout_settings set secret_mark = null, secret_created_on = null, version = version + 1
   where user_id = :userId and id = :id and secret_mark is not null`,
)
const mark = sql('punchout.secret-mark', 'select secret_mark as mark from punchout_settings where id = :id')

/** PLAT-12: marked with the key, so that none is ever right again; others are generated. */
export const markedSecrets: SealedValues = {
  uses: ['punchout-secret'],
  columns: ['punchout_settings.secret_mark'],
  loses: {
    one: 'punchout secret',
    count: 'select count(*) from punchout_settings where secret_mark is not null',
  },
  giveUp: ['update punchout_settings set secret_mark = null, secret_created_on = null where secret_mark is not null'],
}

/** Which integration of whom. */
interface SettingsKey {
  readonly userId: string
  readonly id: string
}

/**
 * PUNCH-1, security 48: a new secret, of which only a keyed hash is kept; undefined where there is
 * one.
 */
export async function generateSecret(
  tx: Queries,
  seal: Seal,
  key: SettingsKey,
  now: Date,
): Promise<string | undefined> {
  const secret = randomBytes(secretBytes).toString('base64url')
  const isPut = (await tx.run(put({ ...key, mark: seal.marks(secret, purposeOf(key.id))[0], now }))) === 1
  return isPut ? secret : undefined
}

/** PUNCH-1: forgets it; false: there was none. */
export const revokeSecret = async (tx: Queries, key: SettingsKey): Promise<boolean> =>
  (await tx.run(drop({ ...key }))) === 1

/**
 * Security 48: whether this is the secret of the integration, compared in constant time; without
 * one none is.
 */
export async function isSecretOf(db: Queries, seal: Seal, id: string, given: string): Promise<boolean> {
  const stored = (await db.maybe<{ mark: string | null }>(mark({ id })))?.mark
  return isMarkedSecret(seal, id, stored ?? null, given)
}

/** The same for whoever has read its keyed hash. */
export function isMarkedSecret(seal: Seal, id: string, stored: string | null, given: string): boolean {
  // Without one the comparison takes as long.
  const storedBytes = Buffer.from(stored ?? '')
  const isSame = seal.marks(given.trim(), purposeOf(id)).map((each) => {
    const bytes = Buffer.from(each)
    return bytes.length === storedBytes.length && timingSafeEqual(bytes, storedBytes)
  })
  return isSame.includes(true)
}
