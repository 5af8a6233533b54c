import { createHash } from 'node:crypto'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Seal } from '#platform/seal.ts'
import type { SealedValues } from '#platform/sealed-values.ts'

/** A sign-in on its way to the provider and back. */
export interface Flow {
  readonly nonce: string
  readonly codeVerifier: string
  readonly redirectUri: string
  /** A path of this site. */
  readonly returnUrl: string
  /** The sign-in happens in a window of its own, above an open page. */
  readonly isPopup: boolean
  /** Whose page that is: only they may come back. */
  readonly expectedUserId: string | undefined
}

/** Minutes to sign in at the provider. */
const flowMinutes = 10
const purpose = 'single-sign-on'

/** PLAT-12: whoever is on the way to the provider signs in again. */
export const sealedFlows: SealedValues = {
  uses: [purpose],
  columns: ['single_sign_on_flows.sealed'],
  giveUp: ['delete from single_sign_on_flows'],
}

const add = sql(
  'single-sign-on.add',
  `insert into single_sign_on_flows (state_hash, browser_hash, sealed, expires_at)
   values (:stateHash, :browserHash, :sealed, :expiresAt)`,
)
const take = sql(
  'single-sign-on.take',
  `delete from single_sign_on_flows
   where state_hash = :stateHash and browser_hash = :browserHash and expires_at > :now returning sealed`,
)
const removeOld = sql(
  'single-sign-on.clean-up',
  `with demo as (delete from demo_provider_records where expires_at < :now)
   delete from single_sign_on_flows where expires_at < :now`,
)

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** What ties a flow to its way back: the state in the address, the cookie in the browser. */
export interface FlowKeys {
  readonly state: string
  readonly browser: string
}

/** Keeps a flow until its browser comes back. */
export async function addFlow(db: Queries, keys: FlowKeys, flow: Flow, now: Date, { seal }: Seal): Promise<void> {
  const sealed = seal(JSON.stringify(flow), purpose)
  const expiresAt = new Date(now.getTime() + flowMinutes * 60_000)
  await db.run(add({ stateHash: hashOf(keys.state), browserHash: hashOf(keys.browser), sealed, expiresAt }))
}

/** The flow this browser left with, once; undefined for any other, a second time and too late. */
export async function takeFlow(db: Queries, keys: FlowKeys, now: Date, { open }: Seal): Promise<Flow | undefined> {
  const row = await db.maybe<{ sealed: string }>(
    take({ stateHash: hashOf(keys.state), browserHash: hashOf(keys.browser), now }),
  )
  return row && (JSON.parse(open(row.sealed, purpose)) as Flow)
}

/** Deletes what never came back. */
export const forgetOldFlows = (db: Queries, now: Date): Promise<number> => db.run(removeOld({ now }))
