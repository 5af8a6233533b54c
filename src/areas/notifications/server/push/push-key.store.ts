import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Seal } from '#platform/seal.ts'
import type { SealedValues } from '#platform/sealed-values.ts'
import { makePushKeys, type PushKeys } from './vapid.ts'

const use = 'push-key'

const one = sql(
  'push.keys',
  'select public_key as "publicKey", private_key as "privateKey" from push_keys where id = 1',
)
const keep = sql(
  'push.keep-keys',
  'insert into push_keys (id, public_key, private_key) values (1, :publicKey, :privateKey) on conflict do nothing',
)

/** The keys of this installation, made at first use; two that make some keep the first. */
export async function pushKeysOf(db: Queries, seal: Seal): Promise<PushKeys> {
  const opened = async (): Promise<PushKeys | undefined> => {
    const kept = await db.maybe<PushKeys>(one())
    return kept && { publicKey: kept.publicKey, privateKey: seal.open(kept.privateKey, use) }
  }
  const kept = await opened()
  if (kept) return kept
  const made = makePushKeys()
  await db.run(keep({ publicKey: made.publicKey, privateKey: seal.seal(made.privateKey, use) }))
  return (await opened()) ?? made
}

/** PLAT-12: browsers accept messages by these keys alone, so both are given up together. */
export const sealedPush: SealedValues = {
  uses: [use, 'push-subscription'],
  columns: ['push_keys.private_key', 'push_subscriptions.sealed', 'push_subscriptions.endpoint_mark'],
  loses: { one: 'web push subscription', count: 'select count(*) from push_subscriptions' },
  giveUp: ['delete from push_subscriptions', 'delete from push_keys'],
}
