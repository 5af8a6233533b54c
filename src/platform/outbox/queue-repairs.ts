import { sql, type Statement } from '../database/statement.ts'

/** PLAT-13: what a person can do with undelivered messages. */
export interface Repairs {
  /** Locks the message; returns no row while it is being sent. */
  readonly lock: Statement<'id'>
  /** Sends it now, and retries for as long as a new one. */
  readonly repeat: Statement<'id'>
  /** The same for all failed messages that have not expired; returns their number as `repeated`. */
  readonly repeatFailed: Statement
  /** Gives it up; messages that waited for it are released. */
  readonly giveUp: Statement<'id'>
}

interface Repaired {
  readonly channel: string
  readonly table: string
  readonly doneAt: string
  readonly idType: 'bigint' | 'uuid'
  /** NOTIFY channel of the delivery. */
  readonly wake: string
  readonly expires: boolean
}

const again =
  'stopped_at = null, stop_reason = null, first_attempt_at = null, repeated_at = now(), next_attempt_at = now()'

/** The statements of one queue. */
export const repairsOf = ({ channel, table, doneAt, idType, wake, expires }: Repaired): Repairs => ({
  lock: sql(`${channel}.lock`, `select 1 from ${table} where id = :id::${idType} for update skip locked`),
  repeat: sql(
    `${channel}.repeat`,
    `with changed as (update ${table} set ${again} where id = :id::${idType}) select pg_notify('${wake}', '')`,
  ),
  repeatFailed: sql(
    `${channel}.repeat-failed`,
    `with changed as (
       update ${table} set ${again}
       where stopped_at is not null and ${doneAt} is null and stop_reason in ('refused', 'tooOld')
         ${expires ? 'and coalesce(give_up_at > now(), true)' : ''}
       returning 1)
     select count(*) as repeated, pg_notify('${wake}', '') from changed`,
  ),
  giveUp: sql(
    `${channel}.give-up`,
    `with changed as (update ${table} set stopped_at = now(), stop_reason = 'givenUp' where id = :id::${idType})
     select pg_notify('${wake}', '')`,
  ),
})
