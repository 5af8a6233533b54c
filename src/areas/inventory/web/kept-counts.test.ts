import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { keptDatabase } from '#browser/kept-databases.ts'
import { buildOperation } from '../testing/build-operation.ts'
import { hasKeptCounts, type KeptOperation, keptCountsOf } from './kept-counts.ts'

const kept = (opId: string, state: KeptOperation['state'], inventoryId = 'count'): KeptOperation => ({
  division: 'NLV',
  shipTo: '0000101',
  inventoryId,
  opId,
  operation: buildOperation({ opId }),
  state,
})
const idsOf = (operations: readonly KeptOperation[]) => operations.map(({ opId }) => opId)

test('what one person counted is kept for that person alone, and found again [NEXT-9, CART-14]', async () => {
  expect(await hasKeptCounts('ana')).toBe(false)
  const ana = await keptCountsOf('ana')
  await ana.keepOperations([kept('a', 'pending'), kept('b', 'sent')], 7)
  expect([await hasKeptCounts('ana'), await hasKeptCounts('ben')]).toEqual([true, false])
  expect(idsOf(await ana.operations('count'))).toEqual(['a', 'b'])
  expect([await ana.cursor('count'), await ana.cursor('other')]).toEqual([7, 0])
  expect(await (await keptCountsOf('ben')).operations('count')).toEqual([])
})

test('what has not arrived is found of every count, also of one whose sheet was forgotten [NEXT-9]', async () => {
  const cho = await keptCountsOf('cho')
  await cho.keepOperations([kept('a', 'sent'), kept('b', 'pending'), kept('c', 'refused')])
  await cho.keepOperations([kept('d', 'pending', 'other')])
  await cho.forgetSheet('count')
  expect(idsOf(await cho.pending()).toSorted()).toEqual(['b', 'd'])
  expect(idsOf(await cho.operations('count'))).toEqual(['b', 'c'])
})

test('a database that is deleted, as by signing out, is let go by an open page [CART-14]', async () => {
  const dan = await keptCountsOf('dan')
  await dan.keepOperations([kept('a', 'pending')])
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(keptDatabase('dan', 'counts'))
    request.addEventListener('success', resolve)
    request.addEventListener('error', reject)
  })
  expect(await hasKeptCounts('dan')).toBe(false)
})
