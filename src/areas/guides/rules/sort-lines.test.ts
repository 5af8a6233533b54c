import { describe, expect, test } from 'vitest'
import { sortLines, type SortWish } from './sort-lines.ts'

const present = ['a', 'b', 'c', 'd']
const sorted = (wish: SortWish, namesVersion = true) => {
  const decision = sortLines(present, wish, namesVersion)
  return decision.allowed ? decision.value.join('') : decision.refusal.code
}

describe('sorting', () => {
  test.each([
    [{ lineIds: ['d', 'c', 'b', 'a'] }, 'dcba'],
    [{ move: { lineIds: ['d'], beforeLineId: 'a' } }, 'dabc'],
    [{ move: { lineIds: ['a'], beforeLineId: null } }, 'bcda'],
    [{ move: { lineIds: ['d', 'a'], beforeLineId: 'c' } }, 'bdac'],
    [{ move: { lineIds: present, beforeLineId: null } }, 'abcd'],
  ])('%j gives %s [GUIDE-1]', (wish, order) => {
    expect(sorted(wish)).toBe(order)
  })

  test.each([
    ['a line is missing', { lineIds: ['a', 'b', 'c'] }],
    ['a foreign line', { lineIds: ['a', 'b', 'c', 'x'] }],
    ['one line too many', { lineIds: ['a', 'b', 'c', 'd', 'x'] }],
    ['a line twice', { lineIds: ['a', 'b', 'c', 'c'] }],
    ['nothing', { lineIds: [] }],
    ['a foreign line moved', { move: { lineIds: ['x'], beforeLineId: 'a' } }],
    ['a line moved twice', { move: { lineIds: ['b', 'b'], beforeLineId: 'a' } }],
    ['before a foreign line', { move: { lineIds: ['a'], beforeLineId: 'x' } }],
    ['before itself', { move: { lineIds: ['a'], beforeLineId: 'a' } }],
  ])('%s is refused, so that no line is lost [GUIDE-1, security 62]', (_, wish) => {
    expect(sorted(wish)).toBe('guide_lines_changed')
  })

  test('the order of all lines names the version it was made from; a move needs none [GUIDE-1]', () => {
    expect(sorted({ lineIds: ['d', 'c', 'b', 'a'] }, false)).toBe('version_required')
    expect(sorted({ move: { lineIds: ['d'], beforeLineId: 'a' } }, false)).toBe('dabc')
  })
})
