import pg from 'pg'

/*
 * The driver asks PostgreSQL for the columns of a prepared statement with every execution. They
 * cannot change while the statement lives (PostgreSQL then refuses it: 'cached plan must not change
 * result type'), so a connection asks once: an item's 60 columns are described, sent and read
 * once, not with each request.
 */

/** What the driver keeps of the columns of a result. */
interface Columns {
  readonly fields: readonly unknown[]
  readonly _parsers: readonly unknown[]
  readonly _prebuiltEmptyResultObject: object
}

/** The parts of the driver's query that this class relies on (pg 8.23, lib/query.js). */
interface DriverQuery {
  readonly name: string
  readonly _result: Columns
  prepare(connection: pg.Connection): void
  handleRowDescription(message: unknown): void
}

const driver = pg.Query.prototype as unknown as DriverQuery

/** What a connection knows of its prepared statements, by name. */
class KnownColumns {
  readonly columns = new Map<string, Columns>()
  /** The connection without the question for columns. */
  readonly undescribed: pg.Connection

  constructor(connection: pg.Connection) {
    this.undescribed = Object.create(connection, { describe: { value: () => undefined } }) as pg.Connection
  }
}

const known = new WeakMap<pg.Connection, KnownColumns>()
function knownOf(connection: pg.Connection): KnownColumns {
  const found = known.get(connection)
  if (found) return found
  const made = new KnownColumns(connection)
  known.set(connection, made)
  return made
}

/** A prepared statement whose columns a connection asks for once. */
export class NamedQuery extends pg.Query {
  #known: KnownColumns | undefined

  prepare(connection: pg.Connection): void {
    const self = this as unknown as DriverQuery
    this.#known = knownOf(connection)
    const columns = this.#known.columns.get(self.name)
    if (!columns) return driver.prepare.call(self, connection)
    const { _result: result } = self
    Object.assign(result, columns)
    Object.assign(self, { _accumulateRows: true })
    driver.prepare.call(self, this.#known.undescribed)
  }

  handleRowDescription(message: unknown): void {
    const self = this as unknown as DriverQuery
    driver.handleRowDescription.call(self, message)
    const { _result: result } = self
    const { fields, _parsers, _prebuiltEmptyResultObject } = result
    this.#known?.columns.set(self.name, { fields, _parsers, _prebuiltEmptyResultObject })
  }
}
