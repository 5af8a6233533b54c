import { expect, test } from 'vitest'
import { importKindNames } from './import-kind-names.ts'
import { importKinds } from './kinds/import-kinds.ts'
import { stageSqlOf } from './server/stage-sql.ts'

test.each(importKindNames)('the kind %s has a key and no more columns than its bits [PLAT-3]', (name) => {
  const kind = importKinds[name]
  const { columns } = stageSqlOf(kind)
  expect(kind.name).toBe(name)
  for (const key of kind.key) expect(columns.some(({ column }) => column === key)).toBe(true)
  expect(columns.length).toBeLessThanOrEqual(53)
})
