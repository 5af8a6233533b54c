/**
 * SQL with the name it is prepared under, so that PostgreSQL parses and plans it once a connection.
 */
export interface Statement {
  readonly name: string
  readonly text: string
}

const known = new Map<string, string>()
const longestName = 63

/**
 * A named statement: `sql('carts.active', 'select … where id = $1')`. One name stands for one text
 * in the whole process.
 */
export function sql(name: string, text: string): Statement {
  if (name === '' || name.length > longestName) throw new Error(`A statement name has 1 to 63 characters: ${name}`)
  const earlier = known.get(name)
  if (earlier !== undefined && earlier !== text) throw new Error(`Two different statements are named ${name}`)
  known.set(name, text)
  return { name, text }
}
