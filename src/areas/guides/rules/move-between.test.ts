import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveBetween } from './move-between.ts'

const shelf = ['a', 'b', 'c', 'd', 'e']

test.each([
  ['one line down', ['b', 'c', 'a', 'd', 'e'], { lineIds: ['a'], beforeLineId: 'd' }],
  ['one line up', ['d', 'a', 'b', 'c', 'e'], { lineIds: ['d'], beforeLineId: 'a' }],
  ['one line to the end', ['a', 'b', 'd', 'e', 'c'], { lineIds: ['c'], beforeLineId: null }],
  ['a block of two up', ['a', 'd', 'e', 'b', 'c'], { lineIds: ['b', 'c'], beforeLineId: null }],
])('%s is one move [GUIDE-1]', (_, after, move) => {
  expect(moveBetween(shelf, after)).toEqual(move)
})

test('the same order is no move, and an order that no single block makes is none either [GUIDE-1]', () => {
  expect(moveBetween(shelf, shelf)).toBeNull()
  expect(moveBetween(shelf, ['e', 'd', 'c', 'b', 'a'])).toBeUndefined()
  expect(moveBetween(shelf, ['a', 'b'])).toBeUndefined()
})

test('a move makes the order it was found for, for every block of every list [GUIDE-1]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 30 }), fc.nat(), fc.nat(), fc.nat(), (length, from, size, to) => {
      const before = Array.from({ length }, (_, index) => String(index))
      const start = from % length
      const block = before.slice(start, start + 1 + (size % (length - start)))
      const rest = before.filter((id) => !block.includes(id))
      const at = to % (rest.length + 1)
      const after = [...rest.slice(0, at), ...block, ...rest.slice(at)]
      const move = moveBetween(before, after)
      if (move === null) {
        expect(after).toEqual(before)
        return
      }
      const staying = before.filter((id) => !move!.lineIds.includes(id))
      const place = move!.beforeLineId === null ? staying.length : staying.indexOf(move!.beforeLineId)
      expect([...staying.slice(0, place), ...move!.lineIds, ...staying.slice(place)]).toEqual(after)
    }),
  )
})
