import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyInto } from 'pg-copy-streams'
import type { Queries } from './database.ts'
import type { Statement } from './statement.ts'

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
  async function ask<Row>(statement: Statement | string, values: readonly unknown[] = []) {
    const named = prepared && typeof statement !== 'string' ? { name: statement.name } : {}
    const text = typeof statement === 'string' ? statement : statement.text
    // Without values PostgreSQL accepts several statements in one text, which migrations need.
    const query = values.length > 0 ? { ...named, text, values: [...values] } : { ...named, text }
    return onConnection(async (client) => {
      const { rows, rowCount } = await client.query<Row & pg.QueryResultRow>(query)
      return { rows, count: rowCount ?? 0 }
    })
  }
  const called = (statement: Statement | string) => (typeof statement === 'string' ? 'A statement' : statement.name)
  return {
    home,
    rows: async <Row>(statement: Statement | string, values?: readonly unknown[]) =>
      (await ask<Row>(statement, values)).rows,
    row: async <Row>(statement: Statement | string, values?: readonly unknown[]) => {
      const { rows } = await ask<Row>(statement, values)
      if (rows.length !== 1) throw new Error(`${called(statement)} answered ${rows.length} rows instead of one`)
      return rows[0] as Row
    },
    maybe: async <Row>(statement: Statement | string, values?: readonly unknown[]) => {
      const { rows } = await ask<Row>(statement, values)
      if (rows.length > 1) throw new Error(`${called(statement)} answered ${rows.length} rows instead of at most one`)
      return rows[0]
    },
    send: async (statement, values) => {
      await ask(statement, values)
    },
    run: async (statement, values) => (await ask(statement, values)).count,
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
