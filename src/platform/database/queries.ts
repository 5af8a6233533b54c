import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyInto } from 'pg-copy-streams'
import type { Queries } from './database.ts'
import { NamedQuery } from './known-columns.ts'
import type { Query } from './statement.ts'

/** Runs work on a connection: one of the pool, or the one of the open transaction. */
export type OnConnection = <T>(work: (client: pg.ClientBase) => Promise<T>) => Promise<T>

/** What the pool and its transactions share. */
export interface QueryOptions extends Pick<Queries, 'home'> {
  readonly prepared: boolean
}

/**
 * The questions of `Queries` on top of a connection; `prepared` false keeps names away from poolers
 * that cannot follow them.
 */
export function queriesOn(
  onConnection: OnConnection,
  { prepared, home }: QueryOptions,
): Omit<Queries, 'inTransaction'> {
  function configOf(query: Query | string, values: readonly unknown[] = []): pg.QueryConfig {
    const sent = typeof query === 'string' ? { text: query, values } : query
    const named = prepared && typeof query !== 'string' && query.name !== undefined ? { name: query.name } : {}
    // Without values PostgreSQL accepts several statements in one text, which migrations need.
    const config = sent.values.length > 0 ? { text: sent.text, values: [...sent.values] } : { text: sent.text }
    return { ...named, ...config }
  }
  const ask = <Row>(query: Query | string, values?: readonly unknown[]) =>
    onConnection(async (client) => {
      const { rows, rowCount } = await sent<Row>(client, configOf(query, values))
      return { rows, count: rowCount ?? 0 }
    })
  const nameOf = (query: Query | string) => (typeof query === 'string' ? undefined : query.name) ?? 'A statement'
  return {
    home,
    rows: async <Row>(query: Query | string, values?: readonly unknown[]) => (await ask<Row>(query, values)).rows,
    row: async <Row>(query: Query | string, values?: readonly unknown[]) => {
      const { rows } = await ask<Row>(query, values)
      if (rows.length !== 1) throw new Error(`${nameOf(query)} returned ${rows.length} rows instead of one`)
      return rows[0] as Row
    },
    maybe: async <Row>(query: Query | string, values?: readonly unknown[]) => {
      const { rows } = await ask<Row>(query, values)
      if (rows.length > 1) throw new Error(`${nameOf(query)} returned ${rows.length} rows instead of at most one`)
      return rows[0]
    },
    both: <First, Second>(first: Query, second: Query) =>
      onConnection(async (client) => {
        // The connection is in pipeline mode: the second does not wait for the first.
        const asked = inOneWrite(
          client,
          () => [sent<First>(client, configOf(first)), sent<Second>(client, configOf(second))] as const,
        )
        const [one, other] = await Promise.allSettled(asked)
        if (one.status === 'rejected') throw one.reason
        if (other.status === 'rejected') throw other.reason
        return [one.value.rows, other.value.rows] as const
      }),
    send: async (query) => {
      await ask(query)
    },
    run: async (query: Query | string, values?: readonly unknown[]) => (await ask(query, values)).count,
    copyFrom: (sqlText, source) =>
      onConnection(async (client) => {
        // COPY owns the connection while it runs; nothing may be sent behind it.
        Object.assign(client, { pipeline: false })
        try {
          const copy = client.query(copyInto(sqlText))
          await pipeline(Readable.from(source), copy)
          return copy.rowCount
        } finally {
          Object.assign(client, { pipeline: true })
        }
      }),
  }
}

type Result<Row> = pg.QueryResult<Row & pg.QueryResultRow>

/** Sends a statement; a connection asks for the columns of a named one only once. */
function sent<Row>(client: pg.ClientBase, config: pg.QueryConfig): Promise<Result<Row>> {
  if (config.name === undefined) return client.query<Row & pg.QueryResultRow>(config)
  return new Promise<Result<Row>>((resolve, reject) => {
    client.query(
      new NamedQuery(config, (error, result) => (error ? reject(error) : resolve(result as unknown as Result<Row>))),
    )
  }).catch((error: unknown) => {
    // As the driver does: the stack leads to whoever asked, not to the socket.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  })
}

/** What `work` sends leaves in one packet. */
function inOneWrite<T>(client: pg.ClientBase, work: () => T): T {
  if (!(client instanceof pg.Client)) return work()
  const { stream } = client.connection
  stream.cork()
  try {
    return work()
  } finally {
    stream.uncork()
  }
}
