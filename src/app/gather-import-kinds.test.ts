import { expect, test } from 'vitest'
import { stageSqlOf } from '#areas/imports/server/stage-sql.ts'
import { importKindNames } from '#contract/import-kind-names.ts'
import { areas, importKinds } from './areas.server.ts'
import { gatherImportKinds } from './gather-import-kinds.ts'

test.each(importKindNames)('the kind %s has a key and no more columns than its bits [PLAT-3]', (name) => {
  const kind = importKinds[name]
  const { columns } = stageSqlOf(kind)
  expect(kind.name).toBe(name)
  for (const key of kind.key) expect(columns.some(({ column }) => column === key)).toBe(true)
  expect(columns.length).toBeLessThanOrEqual(53)
})

test('a kind that no area brings, or that two bring, stops the start and is named [PLAT-3]', () => {
  const without = areas.map(({ name, importKinds: kinds = [] }) => ({
    name,
    importKinds: kinds.filter((kind) => kind.name !== 'prices'),
  }))
  expect(() => gatherImportKinds(without)).toThrow('No area has the import kind prices')
  const twice = [...areas, { name: 'again', importKinds: [importKinds.prices] }]
  expect(() => gatherImportKinds(twice)).toThrow('prices and again both have the import kind prices')
})

// Routing declares two references that customers have as well, since customers depend on it.
test('a reference that several kinds check names the same field and reason in each [PLAT-3]', () => {
  const references = Object.values(importKinds).flatMap((kind) => kind.references ?? [])
  const first = new Map(references.toReversed().map((reference) => [reference.when, reference]))
  expect(references.length).toBeGreaterThan(first.size)
  for (const reference of references) expect(reference).toEqual(first.get(reference.when))
})
