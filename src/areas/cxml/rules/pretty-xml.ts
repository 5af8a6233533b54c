/**
 * PUNCH-5: an XML text with each element on a line of its own. Only white space between tags is
 * changed; text stays with its element, and what is no XML stays as it is.
 */
export function prettyXml(text: string): string {
  const tokens = tokensOf(text)
  if (!tokens) return text
  const lines: string[] = []
  let depth = 0
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    if (!token.startsWith('<')) {
      if (token.trim() !== '') lines.push(indent(depth) + token.trim())
      continue
    }
    if (token.startsWith('</')) {
      depth = Math.max(0, depth - 1)
      lines.push(indent(depth) + token)
      continue
    }
    const [next = '', after = ''] = [tokens[at + 1], tokens[at + 2]]
    if (!opens(token)) lines.push(indent(depth) + token)
    else if (next.startsWith('</')) {
      lines.push(indent(depth) + token + next)
      at += 1
    } else if (!next.startsWith('<') && after.startsWith('</')) {
      lines.push(indent(depth) + token + next + after)
      at += 2
    } else {
      lines.push(indent(depth) + token)
      depth += 1
    }
  }
  return lines.join('\n')
}

const indent = (depth: number): string => '  '.repeat(Math.min(depth, 40))
const opens = (tag: string): boolean => !tag.endsWith('/>') && !/^<[?!]/.test(tag)

/** Tags and the text between them; undefined where a tag is never closed. */
function tokensOf(text: string): string[] | undefined {
  const tokens: string[] = []
  for (let at = 0; at < text.length;) {
    const tag = text.indexOf('<', at)
    if (tag !== at) {
      tokens.push(text.slice(at, tag === -1 ? text.length : tag))
      at = tag === -1 ? text.length : tag
      continue
    }
    const end = endOf(text, at)
    if (end === -1) return undefined
    tokens.push(text.slice(at, end))
    at = end
  }
  return tokens
}

/** The place behind a tag, whose attributes may hold a '>'. */
function endOf(text: string, at: number): number {
  for (const [start, close] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
  ] as const)
    if (text.startsWith(start, at)) return behind(text.indexOf(close, at), close.length)
  let quote = ''
  for (let place = at; place < text.length; place++) {
    const letter = text[place]!
    if (quote !== '') {
      if (letter === quote) quote = ''
    } else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '>') return place + 1
  }
  return -1
}

const behind = (place: number, length: number): number => (place === -1 ? -1 : place + length)
