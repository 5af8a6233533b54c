import type { Query } from './statement.ts'

/** Lines for COPY, in pieces of any size. A Readable is one too. */
type CopySource = AsyncIterable<string | Buffer> | Iterable<string | Buffer>

/**
 * What can be asked of the database, inside a transaction and outside: statements with their values
 * (`sql`), or plain text, which is sent without being prepared. Values of plain text fill its $1,
 * $2, …: that is for text put together at run time and for tests. Arrays meant as JSON are
 * stringified first.
 */
export interface Queries {
  /**
   * The same object for a database and all its transactions: the key of what a process remembers of
   * it.
   */
  readonly home: object
  /** All rows. */
  rows<Row>(query: Query): Promise<Row[]>
  rows<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Exactly one row, or an error. */
  row<Row>(query: Query): Promise<Row>
  row<Row>(text: string, values?: readonly unknown[]): Promise<Row>
  /** The one row or undefined; more than one is an error. */
  maybe<Row>(query: Query): Promise<Row | undefined>
  maybe<Row>(text: string, values?: readonly unknown[]): Promise<Row | undefined>
  /** The rows of two statements, sent in one round trip on one connection. */
  both<First, Second>(first: Query, second: Query): Promise<readonly [First[], Second[]]>
  /**
   * A statement whose result is not read. A transaction does not wait for it; if it fails, the
   * commit fails with its error.
   */
  send(query: Query): Promise<void>
  /** How many rows were touched. */
  run(query: Query): Promise<number>
  run(text: string, values?: readonly unknown[]): Promise<number>
  /** Feeds `copy … from stdin` and returns how many rows arrived. */
  copyFrom(sqlText: string, source: CopySource): Promise<number>
  /**
   * All or nothing. Repeated on serialization failures and deadlocks, so the work must have no
   * effect outside the database.
   */
  inTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
}

/**
 * An open transaction. Statements go out without waiting for the ones before: `begin` rides with
 * the first, `commit` with the last. Its own `inTransaction` is a savepoint: a caught failure
 * undoes only the inner work.
 */
export interface Transaction extends Queries {
  readonly isTransaction: true
}

/** Connections of a pool. */
export interface Connections {
  readonly max: number
  readonly open: number
  readonly idle: number
  /** Statements that wait for a connection. */
  readonly waiting: number
  /** False while the connection that listens for NOTIFY is lost, or before anybody listens. */
  readonly isListening: boolean
}

/** The pool of connections. */
export interface Database extends Queries {
  /**
   * Listens for NOTIFY until the returned function is called. `onGap` runs after a reconnect, when
   * messages may have been missed.
   */
  listen(channel: string, handler: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>
  /** The connections of this process now, for the metrics. */
  connections(): Connections
  /** Ends all connections after the running queries, which have five seconds. */
  close(): Promise<void>
}
