/*
 * Messages to addresses outside are sent by whoever leases them: no transaction is open while a
 * receiver answers, and a process that is killed loses the lease. These are the parts of the
 * statement that leases, in terms of a table with delivered_at, stopped_at, leased_until, attempts
 * and first_attempt_at.
 */

/** Longer than an attempt takes; then another process may try. */
const leaseSeconds = 60

/** SQL: neither delivered nor given up. */
export const isPending = <Message extends string>(message: Message) =>
  `${message}.delivered_at is null and ${message}.stopped_at is null` as const

/** SQL: another process sends it at the moment. */
export const isLeased = <Message extends string>(message: Message) => `${message}.leased_until >= now()` as const

/**
 * SQL: still pending and not leased, for the `where` of the update, which PostgreSQL looks at again
 * under the lock of the row: what was read before may have been leased in the meantime.
 */
export const isStillFree = <Message extends string>(message: Message) =>
  `(${message}.leased_until is null or ${message}.leased_until < clock_timestamp()) and ${isPending(message)}` as const

/** SQL: what the update sets for an attempt. */
export const startAttempt = <Message extends string>(message: Message) =>
  `leased_until = clock_timestamp() + interval '${leaseSeconds} seconds', attempts = ${message}.attempts + 1,
     first_attempt_at = coalesce(${message}.first_attempt_at, clock_timestamp())` as const
