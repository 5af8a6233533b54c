import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { rememberReport } from './card-report.ts'

test('a report is acted on once, also when it arrives three times at once; a rolled back one may come again [BILL-3]', async () => {
  const { db } = await testDatabase()
  const now = new Date('2026-11-23T12:00:00Z')
  const failing = db.inTransaction(async (tx) => {
    expect(await rememberReport(tx, 'm-1', now)).toBe(true)
    throw new Error('not now')
  })
  await expect(failing).rejects.toThrow('not now')
  const all = await Promise.all([1, 2, 3].map(() => db.inTransaction((tx) => rememberReport(tx, 'm-1', now))))
  expect(all.filter(Boolean)).toHaveLength(1)
  expect(await rememberReport(db, 'm-2', now)).toBe(true)
})
