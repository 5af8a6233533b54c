import type { Endpoint } from '#contract/endpoint.ts'
import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { publish } from '#platform/events/live-events.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Call } from '#platform/http/handle.ts'

/** A call about a ship-to's own data. */
export type OwnDataCall = Pick<Call<Endpoint>, 'db' | 'address' | 'now'> & {
  readonly params: ShipToKey
  readonly caller: Pick<Caller, 'actor'>
}

// One writer at a time per ship-to: names, limits and uses are read before they are written.
const lock = sql(
  'customer-data.lock',
  'select 1 from ship_tos where division = :division and number = :shipTo for no key update',
)

/** Other writers of the ship-to's own data wait until the transaction ends. */
export const lockOwnData = (tx: Queries, { division, shipTo }: ShipToKey): Promise<void> =>
  tx.send(lock({ division, shipTo }))

/** What a write did, for the audit trail. */
export interface Written<T> {
  readonly action: string
  /** Kind and id. */
  readonly entity: string
  readonly details?: object
  readonly value: T
}

/**
 * Runs a write of a ship-to's own data alone, records it and publishes the event, all in one
 * transaction.
 */
export async function writeOwnData<T>(
  { db, params, caller, address }: OwnDataCall,
  work: (tx: Queries) => Promise<Written<T>>,
): Promise<T> {
  const { division, shipTo } = params
  return db.inTransaction(async (tx) => {
    await lockOwnData(tx, params)
    const { value, ...entry } = await work(tx)
    await audit(tx, { actor: caller.actor, division, shipTo, address, ...entry })
    await publish(tx, { topic: 'customer-data', division, shipTo })
    return value
  })
}
