import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { startApi } from '#tests/support/api.ts'
import { reportBrowserError } from '../browser-errors.endpoints.ts'
import { originalPosition } from './original-position.ts'

const lines: string[] = []
const api = await startApi({}, createLog('warn', { write: (line) => void lines.push(line) }))

test('an error of the browser is one line of the log, with release and screen, without personal data [PLAT-7]', async () => {
  const answer = await api.nobody.call(reportBrowserError, {
    body: {
      release: 'b1e55ed',
      screenPath: '/customers/NLV/0010001?keyword=mara',
      errorMessage: 'TypeError: no row for mara@harbor.example',
      errorStack: 'TypeError\n at Row (https://portal.example/assets/row-B2.js:1:20)',
    },
  })
  expect(answer.status).toBe(200)
  const logged = lines.filter((line) => line.includes('an error in the browser'))
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0]!)).toMatchObject({
    release: 'b1e55ed',
    screen: '/customers/NLV/:id',
    message: 'TypeError: no row for [mail]',
    at: ['row-B2.js:1:20'],
  })
  expect(logged[0]).not.toMatch(/mara|0010001/)
})

test('a place in a built file leads to its source [PLAT-7]', async () => {
  const source = 'export const first = 1\n\nexport function fails() {\n  throw new Error(String(first))\n}\n'
  const { code, map } = transformSync(source, {
    minify: true,
    sourcemap: true,
    sourcefile: '../../src/areas/x/fails.ts',
  })
  const folder = mkdtempSync(join(tmpdir(), 'larder-maps-'))
  writeFileSync(join(folder, 'fails-1a.js.map'), map)
  const column = code.indexOf('throw') + 1
  expect(await originalPosition({ file: 'fails-1a.js', line: 1, column }, folder)).toMatch(
    /^src\/areas\/x\/fails\.ts:4:/,
  )
  expect(await originalPosition({ file: 'other.js', line: 1, column }, folder)).toBe(`other.js:1:${column}`)
  writeFileSync(join(folder, 'broken.js.map'), '{')
  expect(await originalPosition({ file: 'broken.js', line: 1, column }, folder)).toBe(`broken.js:1:${column}`)
})
