import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** A pattern written in a source file. */
export interface RegexLiteral {
  /** Below src, with its line. */
  readonly place: string
  readonly source: string
  readonly flags: string
}

/** What the sources of the product match texts with. */
export interface Patterns {
  readonly literals: readonly RegexLiteral[]
  /** Places that put a pattern together at run time, which nobody can judge by reading. */
  readonly composed: readonly string[]
}

interface Node {
  readonly type: string
  readonly start: number
  readonly regex?: { readonly pattern: string; readonly flags: string }
  readonly callee?: { readonly name?: string }
}

/**
 * Reads every pattern below src; tests and what makes the demo's data are left out, as no text from
 * outside meets them.
 */
export function readPatterns(): Patterns {
  const literals: RegexLiteral[] = []
  const composed: string[] = []
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\/|^areas\/demo\/generate\//.test(path))
  for (const path of files) {
    const text = readFileSync(`src/${path}`, 'utf8')
    const { program } = parseSync(path, text)
    visit(program, (node) => {
      const place = `${path}:${text.slice(0, node.start).split('\n').length}`
      if (node.regex) literals.push({ place, source: node.regex.pattern, flags: node.regex.flags })
      if (node.callee?.name === 'RegExp') composed.push(path)
    })
  }
  return { literals, composed }
}

function visit(value: unknown, found: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, found)
  else if (typeof value === 'object' && value !== null) {
    const node = value as Partial<Node>
    if (node.regex || node.callee?.name === 'RegExp') found(node as Node)
    for (const [name, inner] of Object.entries(value)) if (name !== 'regex') visit(inner, found)
  }
}
