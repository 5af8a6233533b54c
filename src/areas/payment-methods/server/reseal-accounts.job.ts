import { sql } from '#platform/database/statement.ts'
import type { Job } from '#platform/http/area.ts'
import { sealOf } from '#platform/seal.ts'
import type { Services } from '#platform/services.ts'
import { openNumbers, type SealedNumbers, sealNumbers } from './sealed-account.ts'

const stale = sql(
  'payment-methods.stale-seals',
  `select method_id as "methodId", routing_sealed as "routingSealed", account_sealed as "accountSealed"
   from bank_accounts
   where method_id > :after and (not starts_with(account_sealed, :begin) or not starts_with(routing_sealed, :begin))
   order by method_id limit 200`,
)
// An account changed in the meantime is already sealed with the new key.
const replace = sql(
  'payment-methods.reseal',
  `update bank_accounts b set routing_sealed = n.routing, account_sealed = n.account
   from unnest(:ids::uuid[], :routings::text[], :accounts::text[], :befores::text[]) as n (id, routing, account, before)
   where b.method_id = n.id and b.account_sealed = n.before`,
)

/**
 * PROFILE-5: after a change of SECRET_KEY the accounts are sealed with the new one, so that the old
 * can go. Returns how many.
 */
export async function resealAccounts(services: Services): Promise<number> {
  const { db, config, log } = services
  const begin = `${sealOf(config).keyId}.`
  let resealed = 0
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db.rows<SealedNumbers & { methodId: string }>(stale({ begin, after }))
    const fresh = rows.flatMap((row) => {
      try {
        return [{ ...sealNumbers(services, row.methodId, openNumbers(services, row.methodId, row)), before: row }]
      } catch {
        // One that no key opens must not keep the others from theirs.
        log.error({ paymentMethod: row.methodId }, 'a bank account cannot be opened with any key')
        return []
      }
    })
    resealed += await db.run(
      replace({
        ids: fresh.map(({ before }) => before.methodId),
        routings: fresh.map(({ routingSealed }) => routingSealed),
        accounts: fresh.map(({ accountSealed }) => accountSealed),
        befores: fresh.map(({ before }) => before.accountSealed),
      }),
    )
    const last = rows.at(-1)
    if (!last) return resealed
    after = last.methodId
  }
}

/** Every night, as a rotation may happen at any start. */
export const resealAccountsJob: Job = {
  name: 'reseal-bank-accounts',
  schedule: '23 2 * * *',
  run: async (_, services) => void (await resealAccounts(services)),
}
