import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { createDatabase } from '#platform/database/pool.ts'
import { tryFaults } from '#tests/support/try-faults.ts'
import { savePriceChange, undoPriceChange } from '../price-changes.endpoints.ts'
import { oil, startPrices } from '../testing/start-prices.ts'

const { api, admin, change, seen, saved, stored } = await startPrices()
const watching = createDatabase(api.url, { max: 1 })
afterAll(() => watching.close())

test('prices are saved once by one key, whenever the connection was lost on the way [ITEM-8, PLAT-2]', async () => {
  const lines = await seen([oil({ scope: 'C:B', startsOn: '2026-03-05' })])
  const body = { ...change([]), reason: 'New year', lines }
  const key = randomUUID()
  const { answer, report } = await tryFaults(watching, savePriceChange, async () => ({
    statusCode: (await admin.call(savePriceChange, { body }, { key })).status,
  }))
  expect([report.findings, answer.statusCode, report.isReplayed]).toEqual([[], 201, true])
  expect(await stored('C:B')).toHaveLength(1)
})

test('a change is undone once by one key, whenever the connection was lost on the way [ITEM-8, PLAT-2]', async () => {
  const priceChangeId = await saved(admin, [oil({ scope: 'C:C', startsOn: '2026-03-05' })])
  const key = randomUUID()
  const { answer, report } = await tryFaults(watching, undoPriceChange, async () => ({
    statusCode: (await admin.call(undoPriceChange, { params: { priceChangeId } }, { key })).status,
  }))
  expect([report.findings, answer.statusCode, report.isReplayed]).toEqual([[], 200, true])
  expect(await stored('C:C')).toEqual([])
})
