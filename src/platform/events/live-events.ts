import type { LiveTopic } from '#contract/live-topics.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/statement.ts'

/**
 * Something changed; the browser refetches what is named. Ids only: NOTIFY payloads end at 8000
 * bytes.
 */
export interface LiveEvent {
  /**
   * cart, carts (the list of a ship-to), guide, order; catalogue and announcements are everybody's.
   */
  readonly topic: LiveTopic
  readonly division?: string
  readonly shipTo?: string
  /** The cart's, guide's or order's id. */
  readonly id?: string
  readonly version?: number
  /** The cart was ordered or discarded, the guide deleted: nothing of it can be read any more. */
  readonly isEnded?: boolean
  /** Who caused it, so that their own tab need not refetch. */
  readonly by?: string
  /**
   * True: not even ids reach customers, nor staff who act as one, such as those of a cart hidden
   * from them (security 13).
   */
  readonly staffOnly?: boolean
  /** A user: nobody else gets it, not even staff who act as them. */
  readonly forUser?: string
}

/**
 * Topics that concern everybody who is signed in; an event of another topic without a ship-to or a
 * user reaches nobody.
 */
const publicTopics: ReadonlySet<LiveEvent['topic']> = new Set(['catalogue', 'announcements'])

/** True for an event that names no ship-to because it concerns everybody. */
export const isForEverybody = ({ topic, division, shipTo }: LiveEvent): boolean =>
  (division === undefined || shipTo === undefined) && publicTopics.has(topic)

/**
 * Sent by triggers of the database: a session ended, or the rights of users changed (ids, or
 * everybody's).
 */
export type AccessChange = { readonly endedSession: string } | { readonly rightsOf: readonly string[] | 'everybody' }

/** The one NOTIFY channel of live events. */
export const liveChannel = 'larder_live'

const notify = sql('events.notify', `select pg_notify('${liveChannel}', :event)`)

/** Notifies all processes when the surrounding transaction commits, and none on rollback. */
export async function publish(db: Queries, event: LiveEvent): Promise<void> {
  await db.send(notify({ event: JSON.stringify(event) }))
}
