import type { Plugin } from 'vite'

// What the server validates with, the browser only carries: of a call it needs the name, the method
// and the path.
const kept = new Set([
  'name',
  'method',
  'path',
  'livesBy',
  'access',
  'idempotent',
  'ifMatch',
  'rawBody',
  'file',
  'status',
])

const isSource = (id: string): boolean => /\/src\/(areas|contract)\/.*\.ts(\?|$)/.test(id)

/** As much of an ESTree as is looked at. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly declaration?: Node | null
  readonly declarations?: readonly { readonly init: Node | null }[]
  readonly callee?: Node
  readonly name?: string
  readonly arguments?: readonly Node[]
  readonly properties?: readonly Node[]
  readonly computed?: boolean
  readonly key?: Node
}

interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/**
 * The web build without schemas: `endpoint({...})` loses what only the server reads, and a schema
 * nobody names is not shipped.
 */
export const withoutSchemas = (): Plugin => ({
  name: 'without-schemas',
  apply: 'build',
  // After the types are gone.
  enforce: 'post',
  transform(code, id) {
    if (!isSource(id) || !/\b(endpoint|refusals)\(|from ["']zod["']|zod-in-browser/.test(code)) return null
    return { code: stripSchemas(code, (text) => this.parse(text) as unknown as { body: readonly Node[] }), map: null }
  },
})

/** The same for a text; `parse` returns its ESTree. */
export function stripSchemas(code: string, parse: (text: string) => { readonly body: readonly Node[] }): string {
  const edits: Edit[] = []
  for (const statement of parse(code).body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { init } of declaration.declarations ?? [])
      if (init?.type === 'CallExpression') edits.push(...ofCall(init))
  }
  return edits
    .toSorted((a, b) => b.from - a.from || b.to - a.to)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), code)
}

function ofCall(call: Node): Edit[] {
  const { callee } = call
  if (callee?.type === 'Identifier') {
    if (callee.name === 'endpoint') return ofEndpoint(call)
    return callee.name === 'refusals' ? [pureAt(call)] : []
  }
  // `z.object(…)` and `other.extend(…)`: a call nobody needs may go, with all it is made of.
  if (callee?.type !== 'MemberExpression') return []
  return [
    { from: call.start, to: call.start, text: '/* @__PURE__ */ (() => ' },
    { from: call.end, to: call.end, text: ')()' },
  ]
}

const pureAt = ({ start }: Node): Edit => ({ from: start, to: start, text: '/* @__PURE__ */ ' })

function ofEndpoint(call: Node): Edit[] {
  const description = call.arguments?.[0]
  if (description?.type !== 'ObjectExpression') return [pureAt(call)]
  const properties = description.properties ?? []
  const dropped = properties.flatMap((property, index): Edit[] => {
    const isKept = property.type !== 'Property' || property.computed || kept.has(property.key?.name ?? '')
    // Up to the next one, so that its comma goes along.
    return isKept ? [] : [{ from: property.start, to: properties[index + 1]?.start ?? description.end - 1, text: '' }]
  })
  return [pureAt(call), ...dropped]
}
