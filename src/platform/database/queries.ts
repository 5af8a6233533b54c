import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyInto } from 'pg-copy-streams'
import type { Queries } from './database.ts'
import type { Query } from './statement.ts'

/** Runs work on a connection: one of the pool, or the one of the open transaction. */
export type OnConnection = <T>(work: (client: pg.ClientBase) => Promise<T>) => Promise<T>

type Asked = Query | (() => Query) | string

const queryOf = (asked: Query | string, values: readonly unknown[]): Query =>
  typeof asked === 'string' ? { name: undefined, text: asked, values } : asked

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
  async function ask<Row>(asked: Asked, positional: readonly unknown[] = []) {
    const { name, text, values } =
      typeof asked === 'function' ? { ...asked(), values: positional } : queryOf(asked, positional)
    const named = prepared && name !== undefined ? { name } : {}
    // Without values PostgreSQL accepts several statements in one text, which migrations need.
    const query = values.length > 0 ? { ...named, text, values: [...values] } : { ...named, text }
    return onConnection(async (client) => {
      const { rows, rowCount } = await client.query<Row & pg.QueryResultRow>(query)
      return { rows, count: rowCount ?? 0 }
    })
  }
  const called = (asked: Asked) =>
    (typeof asked === 'string' ? undefined : typeof asked === 'function' ? asked().name : asked.name) ?? 'A statement'
  return {
    home,
    rows: async <Row>(asked: Asked, values?: readonly unknown[]) => (await ask<Row>(asked, values)).rows,
    row: async <Row>(asked: Asked, values?: readonly unknown[]) => {
      const { rows } = await ask<Row>(asked, values)
      if (rows.length !== 1) throw new Error(`${called(asked)} answered ${rows.length} rows instead of one`)
      return rows[0] as Row
    },
    maybe: async <Row>(asked: Asked, values?: readonly unknown[]) => {
      const { rows } = await ask<Row>(asked, values)
      if (rows.length > 1) throw new Error(`${called(asked)} answered ${rows.length} rows instead of at most one`)
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
