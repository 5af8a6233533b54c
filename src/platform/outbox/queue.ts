import { sql, type Statement } from '../database/statement.ts'
import { type Repairs, repairsOf } from './queue-repairs.ts'

/** Where messages go. */
export const channels = ['erp', 'mail', 'sms', 'push'] as const
/** One of the four. */
export type Channel = (typeof channels)[number]

/** A message that is due. */
export interface Due {
  readonly id: string | number
  readonly attempts: number
  /** Null before the first attempt; an ISO instant. */
  readonly firstAttemptAt: string | null
}

/** A table of messages on their way out, and the statements that move them through it. */
export interface Queue<M extends Due = Due> {
  readonly channel: Channel
  readonly table: string
  readonly idType: 'bigint' | 'uuid'
  /** The column that holds when the message was taken. */
  readonly doneAt: string
  /** Statement for the message to send next, locked; a row of it is an `M`. */
  readonly due: Statement
  readonly delivered: Statement<'id'>
  readonly failed: Statement<'id' | 'reason' | 'retryInMs'>
  readonly stopped: Statement<'id' | 'reason' | 'stop'>
  /** Stops what is of no use any more; undefined for messages that never expire. */
  readonly expire: Statement<'unsentDays'> | undefined
  readonly repairs: Repairs
  /** Never there: carries the type of the message. */
  readonly message?: M
}

interface Described {
  readonly channel: Channel
  readonly table: string
  readonly idType: 'bigint' | 'uuid'
  /** NOTIFY channel that wakes the delivery. */
  readonly wake: string
  readonly doneAt: string
  /** What the sender needs, as a select list. */
  readonly columns: string
  /** A further condition for being sent now. */
  readonly isNext?: string
  /** True when messages may be of no use after some time. */
  readonly expires: boolean
}

/** Milliseconds to an interval. */
const later = <const Milliseconds extends string>(milliseconds: Milliseconds) =>
  `clock_timestamp() + make_interval(secs => ${milliseconds}::float / 1000)` as const

/**
 * Describes a queue. The database's own time decides what is due: it is the same for all processes.
 * Locked rows are another process's; the lock lasts until the delivery is noted.
 */
export function queueOf<M extends Due>(described: Described): Queue<M> {
  const { channel, table, idType, doneAt, columns, isNext, expires } = described
  const isWaiting = `m.${doneAt} is null and m.stopped_at is null`
  const attempted = 'attempts = attempts + 1, first_attempt_at = coalesce(first_attempt_at, clock_timestamp())'
  return {
    channel,
    table,
    idType,
    doneAt,
    repairs: repairsOf(described),
    due: sql(
      `${channel}.due`,
      `select m.id, m.attempts, m.first_attempt_at as "firstAttemptAt", ${columns} from ${table} m
       where ${isWaiting} and m.next_attempt_at <= now() ${isNext ? `and ${isNext}` : ''}
       order by m.id limit 1 for update skip locked`,
    ),
    delivered: sql(
      `${channel}.delivered`,
      `update ${table} set ${doneAt} = clock_timestamp(), ${attempted}, last_error = null where id = :id`,
    ),
    failed: sql(
      `${channel}.failed`,
      `update ${table} set ${attempted}, last_error = :reason, next_attempt_at = ${later(':retryInMs')} where id = :id`,
    ),
    stopped: sql(
      `${channel}.stopped`,
      `update ${table} set ${attempted}, last_error = :reason, stopped_at = clock_timestamp(), stop_reason = :stop
       where id = :id`,
    ),
    expire: expires
      ? sql(
          `${channel}.expire`,
          `update ${table} m set stopped_at = now(), stop_reason = 'expired', last_error =
             case when m.give_up_at <= now() then 'Its link or code expired before it could leave'
                  else 'It waited too long to be of use' end
           where ${isWaiting} and (m.give_up_at <= now()
             or (m.repeated_at is null and m.first_attempt_at is null
               and m.created_at < now() - make_interval(days => :unsentDays)))`,
        )
      : undefined,
  }
}
