import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { stripSchemas } from '../scripts/without-schemas.ts'

const strip = (code: string) => stripSchemas(code, (text) => parseAst(text) as never)

test('of a call the browser keeps its name, method and path, and what it needs to send it', () => {
  const code = `export const a = endpoint({
    name: 'a', method: 'PUT', path: '/a/:id', summary: 'A', params: z.object({ id: z.string() }), idempotent: true,
    body: z.object({ n: z.number() }), answer: z.object({}), refusals: [x.y],
  })`
  const kept = strip(code)
  for (const part of ["name: 'a'", "method: 'PUT'", "path: '/a/:id'", 'idempotent: true']) expect(kept).toContain(part)
  for (const part of ['summary', 'params', 'body', 'answer', 'refusals']) expect(kept).not.toContain(part)
  expect(() => parseAst(kept)).not.toThrow()
})

test('a schema nobody names may go; what is no schema and no call stays as it is written', () => {
  expect(strip('export const s = z.object({ a: z.string() })')).toBe(
    'export const s = /* @__PURE__ */ (() => z.object({ a: z.string() }))()',
  )
  const code = "export const pageSize = 10\nconst words = ['a']\nexport function f() { return endpoint }"
  expect(strip(code)).toBe(code)
})
