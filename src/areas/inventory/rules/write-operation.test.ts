import { expect, test } from 'vitest'
import { buildOperation } from '../testing/build-operation.ts'
import { mergeCount } from './merge-count.ts'
import { asksMode, writeOperation } from './write-operation.ts'

const shelfOf = (...log: ReturnType<typeof buildOperation>[]) => [...mergeCount(log).values()][0]
const mine = buildOperation({ opId: 'a', isOwn: true })
const hers = buildOperation({ opId: 'b' })

test('a count replaces or joins everything its device knows of the shelf [NEXT-9]', () => {
  const all = () => true
  expect(writeOperation(undefined, 'replace', all)).toEqual({ replaces: [], joins: [] })
  expect(writeOperation(shelfOf(mine, hers), 'replace', all)).toEqual({ replaces: ['a', 'b'], joins: [] })
  expect(writeOperation(shelfOf(mine, hers), 'add', all)).toEqual({ replaces: [], joins: ['a', 'b'] })
})

test('a count over one that is not sent yet also replaces what that one replaced [NEXT-9]', () => {
  const correction = buildOperation({ opId: 'c', isOwn: true, replaces: ['a'] })
  const known = shelfOf(mine, correction)
  expect(writeOperation(known, 'replace', (opId) => opId !== 'c').replaces).toEqual(['c', 'a'])
  expect(writeOperation(known, 'replace', () => true).replaces).toEqual(['c'])
})

test('an operation names at most 200 others: every group of a shelf is joined, and corrections without a connection go on [NEXT-9]', () => {
  const idOf = (at: number) => `op-${String(at).padStart(3, '0')}`
  const joined = (at: number) => buildOperation({ opId: idOf(at), joins: at === 0 ? [] : [idOf(at - 1)] })
  const alone = buildOperation({ opId: 'z' })
  const busy = shelfOf(...Array.from({ length: 250 }, (_, at) => joined(at)), alone)
  const { joins } = writeOperation(busy, 'add', () => true)
  expect([joins.length, joins.includes('z'), joins.includes(idOf(0))]).toEqual([200, true, true])
  const corrected = buildOperation({ opId: 'c', replaces: Array.from({ length: 200 }, (_, at) => idOf(at)) })
  expect(writeOperation(shelfOf(corrected), 'replace', () => false).replaces).toHaveLength(200)
})

test('typing over what a colleague counted asks, correcting an own count does not [NEXT-9]', () => {
  expect(asksMode(undefined)).toBe(false)
  expect(asksMode(shelfOf(mine))).toBe(false)
  expect(asksMode(shelfOf(hers))).toBe(true)
  expect(asksMode(shelfOf(mine, buildOperation({ opId: 'c', isOwn: true })))).toBe(true)
  expect(asksMode(shelfOf(hers, buildOperation({ opId: 'c', isCleared: true, replaces: ['b'] })))).toBe(false)
})
