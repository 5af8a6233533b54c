import { acceptSealingKey, type UsedKey } from './accept-sealing-key.ts'
import type { Config } from './config.ts'
import type { Queries } from './database/database.ts'
import { sql } from './database/statement.ts'
import { type KeyConfig, givenKeysOf, keyFileOf, sealOf } from './seal.ts'

const used = sql('sealing-keys.used', 'select key_id as "keyId", used_since as "usedSince" from sealing_keys')
const forget = sql('sealing-keys.forget', 'delete from sealing_keys')
const record = sql(
  'sealing-keys.record',
  `insert into sealing_keys (key_id) values (:keyId) on conflict (key_id) do update set used_since = now()
   where sealing_keys.key_id <> (select key_id from sealing_keys order by used_since desc limit 1)`,
)

/**
 * PLAT-12: refuses a process that lacks the key of this database, before it makes a key of its own.
 * Otherwise the current key is recorded as the sealing one, made when there is none yet; of
 * processes that start together one records, the others follow.
 */
export async function confirmSealingKey(db: Queries, config: Config): Promise<void> {
  await db.inTransaction(async (tx) => {
    await tx.run('lock table sealing_keys in share row exclusive mode')
    refuseOtherKey(await tx.rows<UsedKey>(used()), config)
    await tx.run(record({ keyId: sealOf(config).keyId }))
  })
}

/** PLAT-12: forgets which keys have sealed, once nothing that they sealed is left. */
export const forgetSealingKeys = async (tx: Queries): Promise<void> => void (await tx.run(forget()))

/** Whether the configured keys include one that sealed last, without making or recording any. */
export const holdsSealingKey = async (db: Queries, config: KeyConfig): Promise<boolean> =>
  acceptSealingKey(await db.rows<UsedKey>(used()), givenKeysOf(config)).isAccepted

/** Throws unless the configured keys include one that sealed last. */
export function refuseOtherKey(usedKeys: readonly UsedKey[], config: KeyConfig): void {
  const given = givenKeysOf(config)
  const accepted = acceptSealingKey(usedKeys, given)
  if (accepted.isAccepted) return
  const ids = accepted.sealedWith.join(' or ')
  const file = keyFileOf(config)
  throw new Error(
    given.current === undefined
      ? `The secret key is missing: secrets in this database are sealed with the key ${ids}, and there is neither a ` +
          `SECRET_KEY nor a file ${file}. Set SECRET_KEY, or put the file secret-key of the former DATA_DIR there. ` +
          'If it is lost for good: larder key-lost.'
      : `The secret key is another one: secrets in this database are sealed with the key ${ids}, and ` +
          `${config.secretKey === undefined ? file : 'SECRET_KEY'} is the key ${given.current}. Use the right key; ` +
          `after a rotation list the former key in SECRET_KEYS_BEFORE. If it is lost for good: larder key-lost.`,
  )
}
