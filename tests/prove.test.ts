import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { claims } from '../scripts/prove/claims.mjs'

const root = join(import.meta.dirname, '..')

test.each(claims.map((claim) => [claim.name, claim] as const))(
  'what is planted against %s is a text that stands once in a file there is, and another one after it',
  (_, { planted }) => {
    for (const { file, from, to } of planted) {
      if (file === undefined) continue
      const parts = readFileSync(join(root, file), 'utf8').split(from!)
      expect([file, parts.length, to === from]).toEqual([file, 2, false])
    }
  },
)

test('tests that are named by their file are there', () => {
  const named = claims
    .flatMap(({ steps, planted }) => [...steps, ...planted.flatMap((each) => each.steps)])
    .flatMap(({ command }) => command.filter((part) => part.endsWith('.test.ts')))
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
