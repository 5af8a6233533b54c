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

test('typing over what a colleague counted asks, correcting an own count does not [NEXT-9]', () => {
  expect(asksMode(undefined)).toBe(false)
  expect(asksMode(shelfOf(mine))).toBe(false)
  expect(asksMode(shelfOf(hers))).toBe(true)
  expect(asksMode(shelfOf(mine, buildOperation({ opId: 'c', isOwn: true })))).toBe(true)
  expect(asksMode(shelfOf(hers, buildOperation({ opId: 'c', isCleared: true, replaces: ['b'] })))).toBe(false)
})
