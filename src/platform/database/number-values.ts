/** SQL as PostgreSQL takes it, with the names of its values in the order of their numbers. */
export interface NumberedValues {
  readonly text: string
  readonly names: readonly string[]
}

/** What a colon inside means nothing in: quoted text and names, comments, casts. Then a value. */
const tokens = /'[^']*'|"[^"]*"|--[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/|::|(?<!\w):([a-z]\w*)/g

/** Turns each `:name` into `$n`, the same name into the same number, by first appearance. */
export function numberValues(sqlText: string): NumberedValues {
  const names: string[] = []
  const text = sqlText.replace(tokens, (token, name: string | undefined) => {
    if (name === undefined) return token
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  return { text, names }
}
