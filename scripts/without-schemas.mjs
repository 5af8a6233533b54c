// What the server validates with, the browser only carries: of a call it needs the name, the method and the path.
const kept = new Set(['name', 'method', 'path', 'access', 'once', 'ifMatch', 'rawBody', 'file', 'status'])

const isSource = (id) => /\/src\/(areas|contract)\/.*\.ts(\?|$)/.test(id)

/** The web build without schemas: `endpoint({...})` loses what only the server reads, and a schema nobody names is not shipped. */
export const withoutSchemas = () => ({
  name: 'without-schemas',
  apply: 'build',
  // After the types are gone.
  enforce: 'post',
  transform(code, id) {
    if (!isSource(id) || !/\b(endpoint|refusals)\(|from ["']zod["']|zod-in-browser/.test(code)) return null
    return { code: stripSchemas(code, (text) => this.parse(text)), map: null }
  },
})

/** The same for a text; `parse` answers its ESTree. */
export function stripSchemas(code, parse) {
  /** @type {{ from: number, to: number, text: string }[]} */
  const edits = []
  for (const statement of parse(code).body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { init } of declaration.declarations) {
      if (init?.type !== 'CallExpression') continue
      if (init.callee.type === 'Identifier') {
        if (init.callee.name === 'endpoint') edits.push(...ofEndpoint(init))
        if (init.callee.name === 'refusals') edits.push(pureAt(init))
      }
      // `z.object(…)` and `other.extend(…)`: a call nobody needs may go, with all it is made of.
      else if (init.callee.type === 'MemberExpression') {
        edits.push({ from: init.start, to: init.start, text: '/* @__PURE__ */ (() => ' })
        edits.push({ from: init.end, to: init.end, text: ')()' })
      }
    }
  }
  return edits
    .toSorted((a, b) => b.from - a.from || b.to - a.to)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), code)
}

const pureAt = (call) => ({ from: call.start, to: call.start, text: '/* @__PURE__ */ ' })

function ofEndpoint(call) {
  const [description] = call.arguments
  if (description?.type !== 'ObjectExpression') return [pureAt(call)]
  const { properties } = description
  const dropped = properties.flatMap((property, index) => {
    const isKept = property.type !== 'Property' || property.computed || kept.has(property.key.name)
    // Up to the next one, so that its comma goes along.
    return isKept ? [] : [{ from: property.start, to: properties[index + 1]?.start ?? description.end - 1, text: '' }]
  })
  return [pureAt(call), ...dropped]
}
