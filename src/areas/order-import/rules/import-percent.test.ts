import { expect, test } from 'vitest'
import { importPercent } from './import-percent.ts'

test('checking the rows is the first half of the bar, saving them the second [IMPORT-3]', () => {
  const at = (stage: 'checking' | 'saving' | 'done', done: number) => importPercent({ stage, done, total: 10_000 })
  expect([at('checking', 0), at('checking', 5_000), at('checking', 10_000)]).toEqual([0, 25, 50])
  expect([at('saving', 10_000), at('done', 10_000)]).toEqual([50, 100])
})

test('the progress is unknown before the import starts [IMPORT-3]', () => {
  expect(importPercent(undefined)).toBeNull()
  expect(importPercent({ stage: 'waiting', done: 0, total: 12 })).toBeNull()
})
