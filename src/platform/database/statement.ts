import { numberValues } from './number-values.ts'
import type { ValueNames } from './value-names.ts'

/** A statement together with its values, ready to be sent. */
export interface Query {
  /** Undefined for SQL that is not prepared. */
  readonly name: string | undefined
  readonly text: string
  readonly values: readonly unknown[]
}

/** Anything but undefined, which the driver would send as null though nobody asked for null. */
type Value = string | number | boolean | object | null

/**
 * SQL with the name it is prepared under, so that PostgreSQL parses and plans it once a connection.
 * It is called with its values by name: `find({ division, shipTo })`.
 */
export type Statement<Name extends string = never> = (
  ...values: [Name] extends [never] ? [] : [Readonly<Record<Name, Value>>]
) => Query

interface Known {
  readonly text: string
  readonly statement: Made
}

const known = new Map<string, Known>()
const longestName = 63

/**
 * A named statement, made once at module level:
 * `sql('carts.one', 'select … where division = :division and id = :cartId')`. One name stands for
 * one text in the whole process; the values get their numbers once. Names in fragments count where
 * the fragment's type is its text.
 */
export function sql<const Text extends string>(name: string, text: Text): Statement<ValueNames<Text>> {
  if (name === '' || name.length > longestName) throw new Error(`A statement name has 1 to 63 characters: ${name}`)
  const earlier = known.get(name)
  if (earlier && earlier.text !== text) throw new Error(`Two different statements are named ${name}`)
  if (earlier) return earlier.statement
  const statement = make(text, name)
  known.set(name, { text, statement })
  return statement
}

/** The text of each named statement that the loaded modules have made. */
export const statementsMade = (): ReadonlyMap<string, string> =>
  new Map(Array.from(known, ([name, { text }]) => [name, text]))

/**
 * The same without a name, parsed and planned each time it is sent: for SQL on tables that live
 * shorter than a connection, and for lists whose plan depends on the filters that are given.
 */
export function unprepared<const Text extends string>(text: Text): Statement<ValueNames<Text>> {
  return make(text)
}

type Made = (values?: Readonly<Record<string, unknown>>) => Query

function make(named: string, name?: string): Made {
  const position = /\$\d/.exec(named)
  if (position) throw new Error(`${name ?? 'A statement'} takes its values by name, not as ${position[0]}`)
  const { text, names } = numberValues(named)
  return (values) => ({
    name,
    text,
    values: names.map((key) => {
      if (values && key in values) return values[key]
      throw new Error(`${name ?? 'A statement'} is given no value :${key}`)
    }),
  })
}
