/** What stands where a statement names its table: a table, or the text of `${…}`. */
export interface Named {
  readonly table?: string
  /** The expression of an interpolation, such as `table` or `shipTosAllowed(':userId')`. */
  readonly expression?: string
}

const reading = /\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?(?=[\w$(])/g
const writing = /\b(?:insert into|update|delete from|truncate|copy|analyze|lock table)\s+(?:only\s+)?(?=[\w$])/g
/** Words that end a list of tables instead of naming another one. */
const notAlias =
  /^(?:as|where|join|left|right|full|inner|cross|natural|on|using|group|order|limit|union|for|set|returning|having|values|window|fetch|offset|except|intersect|select|when|then)$/i

/**
 * The tables that a text of SQL reads: of `from a, b` both. Comments of TypeScript are left out.
 */
export const tablesRead = (text: string): Named[] => namedAfter(text, reading)

/** The tables that it writes. */
export const tablesWritten = (text: string): Named[] => namedAfter(text, writing)

function namedAfter(text: string, words: RegExp): Named[] {
  const code = text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
  return [...code.matchAll(words)].flatMap((match) => listAt(code, match.index + match[0].length))
}

/** The list that starts at `from`: tables, subqueries and functions, each with its alias. */
function listAt(code: string, from: number): Named[] {
  const found: Named[] = []
  for (let at: number | undefined = from; at !== undefined;) {
    const [named, end] = oneAt(code, at)
    if (named) found.push(named)
    at = end === undefined ? undefined : afterComma(code, afterAlias(code, end))
  }
  return found
}

/** What one entry names, if anything, and where it ends; undefined ends the list. */
function oneAt(code: string, at: number): [Named | undefined, number | undefined] {
  if (code.startsWith('${', at)) {
    const end = closing(code, at + 1, '{', '}')
    return [{ expression: code.slice(at + 2, end - 1) }, end]
  }
  // What a subquery reads is found by its own words.
  if (code[at] === '(') return [undefined, closing(code, at, '(', ')')]
  const name = /^\w+/.exec(code.slice(at, at + 80))?.[0]
  if (name === undefined) return [undefined, undefined]
  const end = at + name.length
  if (name.toLowerCase() === 'lateral')
    return [undefined, /^\s*(?=\()/.test(code.slice(end, end + 20)) ? end : undefined]
  return code[end] === '(' ? [undefined, closing(code, end, '(', ')')] : [{ table: name }, end]
}

function closing(code: string, at: number, open: string, close: string): number {
  let depth = 0
  for (let place = at; place < code.length; place++) {
    if (code[place] === open) depth++
    else if (code[place] === close && --depth === 0) return place + 1
  }
  return code.length
}

function afterAlias(code: string, at: number): number {
  const rest = code.slice(at, at + 200)
  const [whole = '', alias = ''] = /^\s+(?:as\s+)?(\w+|\$\{\w+\})/i.exec(rest) ?? []
  const end = alias === '' || notAlias.test(alias) ? at : at + whole.length
  const [columns = ''] = /^\s*\([^()]*\)/.exec(code.slice(end, end + 300)) ?? []
  return end + columns.length
}

function afterComma(code: string, at: number): number | undefined {
  const comma = /^\s*,\s*(?:only\s+|lateral\s+)?/i.exec(code.slice(at, at + 300))
  return comma ? at + comma[0].length : undefined
}
