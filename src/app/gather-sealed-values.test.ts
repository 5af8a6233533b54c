import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areas } from './areas.server.ts'
import { gatherSealedValues } from './gather-sealed-values.ts'

test('a use of the key that no area names, or that two name, is found by name [PLAT-12]', () => {
  const without = areas.filter(({ name }) => name !== 'payment-methods')
  expect(() => gatherSealedValues(without)).toThrow('No area says what becomes of what is sealed for bank-account')
  expect(() => gatherSealedValues([...areas, ...areas])).toThrow('2 areas say')
})

/** 'table.column' of every column of the migrations, with its line. */
const columns = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sql'))
    .map((path) => readFileSync(`src/${path}`, 'utf8'))
    .flatMap((text) => [...text.matchAll(/create (?:unlogged )?table (\w+) \(\n([^]*?)\n\)/g)])
    .flatMap(([, table, body]) =>
      [...body!.matchAll(/^ {2}(\w+) (?:text|bytea|jsonb)\b.*$/gm)].map(
        ([line, column]) => [`${table}.${column}`, line] as const,
      ),
    ),
)

test('every column that holds sealed or marked values is named by its area [PLAT-12]', () => {
  const named = gatherSealedValues(areas).flatMap((values) => values.columns)
  expect(columns.size).toBeGreaterThan(150)
  for (const column of named) expect([...columns.keys()], column).toContain(column)
  const looksSealed = [...columns]
    .filter(([column, line]) => /sealed$|_mark$|totp_secret$/.test(column) || /-- (?:.*, )?sealed\b|HMAC/.test(line))
    .map(([column]) => column)
  expect(looksSealed.length).toBeGreaterThan(6)
  expect(named).toEqual(expect.arrayContaining(looksSealed))
})
