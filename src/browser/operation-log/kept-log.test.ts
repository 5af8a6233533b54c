import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { fakeStorage } from '#tests/support/fake-storage.ts'
import { keptDatabase } from '../kept-databases.ts'
import { hasKeptLogs, keptLogsOf } from './kept-log.ts'
import type { KeptOperation } from './kept-operation.ts'

type Operation = KeptOperation<{ readonly cases: number }>

const kept = (opId: string, state: Operation['state'], logId = 'log'): Operation => ({
  division: 'NLV',
  shipTo: '0000101',
  logId,
  opId,
  operation: { cases: 1 },
  state,
})
const logsOf = (userId: string) => keptLogsOf<Operation['operation'], string>(userId, 'tests')
const idsOf = (operations: readonly Operation[]) => operations.map(({ opId }) => opId)

test('what one person wrote is kept for that person alone, and found again [NEXT-9, CART-14]', async () => {
  expect(await hasKeptLogs('ana', 'tests')).toBe(false)
  const ana = await logsOf('ana')
  await ana.keepOperations([kept('a', 'pending'), kept('b', 'sent')], 7)
  expect([await hasKeptLogs('ana', 'tests'), await hasKeptLogs('ben', 'tests')]).toEqual([true, false])
  expect(idsOf(await ana.operations('log'))).toEqual(['a', 'b'])
  expect([await ana.cursor('log'), await ana.cursor('other')]).toEqual([7, 0])
  expect(await (await logsOf('ben')).operations('log')).toEqual([])
})

test('what a reload did not let the database write is written by the next page, and only then forgotten [NEXT-9]', async () => {
  fakeStorage()
  const fay = await logsOf('fay')
  const writing = fay.keepOperations([kept('a', 'pending'), kept('b', 'sent')])
  const unwritten = Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)!] as const)
  expect(unwritten.map(([, text]) => (JSON.parse(text) as Operation).opId)).toEqual(['a'])
  await writing
  expect(Object.keys(localStorage)).toEqual([])

  // As a page that ended left it.
  for (const [key, text] of unwritten) localStorage.setItem(key.replace('fay', 'gus'), text)
  expect(idsOf(await (await logsOf('gus')).pending())).toEqual(['a'])
  expect(Object.keys(localStorage)).toEqual([])
})

test('what has not arrived is found of every log, also of one whose sheet was forgotten [NEXT-9]', async () => {
  const cho = await logsOf('cho')
  await cho.keepOperations([kept('a', 'sent'), kept('b', 'pending'), kept('c', 'refused')])
  await cho.keepOperations([kept('d', 'pending', 'other')])
  await cho.forgetSheet('log')
  expect(idsOf(await cho.pending()).toSorted()).toEqual(['b', 'd'])
  expect(idsOf(await cho.operations('log'))).toEqual(['b', 'c'])
})

test('a database that is deleted, as by signing out, is let go by an open page [CART-14]', async () => {
  const dan = await logsOf('dan')
  await dan.keepOperations([kept('a', 'pending')])
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(keptDatabase('dan', 'tests'))
    request.addEventListener('success', resolve)
    request.addEventListener('error', reject)
  })
  expect(await hasKeptLogs('dan', 'tests')).toBe(false)
})

test('what an earlier version of the portal kept and did not send is still sent [NEXT-9]', async () => {
  const former = await openDB(keptDatabase('eva', 'tests'), 1, {
    upgrade(made) {
      made.createObjectStore('sheets', { keyPath: 'inventoryId' })
      made.createObjectStore('cursors')
      made.createObjectStore('operations', { keyPath: ['inventoryId', 'opId'] })
    },
  })
  for (const { logId, ...each } of [kept('a', 'pending'), kept('b', 'sent'), kept('c', 'refused')])
    await former.put('operations', { ...each, inventoryId: logId })
  former.close()
  const eva = await logsOf('eva')
  expect(await eva.pending()).toEqual([kept('a', 'pending')])
  expect(idsOf(await eva.operations('log'))).toEqual(['a', 'c'])
})
