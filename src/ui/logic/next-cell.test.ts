import { expect, test } from 'vitest'
import { cellStepOf, nextCell } from './next-cell.ts'

// The second row is sold by the each only, the third has no field at all.
const cells = [
  { row: 0, column: 'CS' },
  { row: 0, column: 'EA' },
  { row: 1, column: 'EA' },
  { row: 3, column: 'CS' },
  { row: 3, column: 'EA' },
]

test('arrows and Enter move, other keys do not [UI-8]', () => {
  expect(cellStepOf('Enter', false)).toBe('down')
  expect(cellStepOf('Enter', true)).toBe('up')
  expect(cellStepOf('ArrowLeft', false)).toBe('left')
  expect(cellStepOf('ArrowLeft', true)).toBeNull()
  expect(cellStepOf('5', false)).toBeNull()
})

test('down visits every row that has a field, in its column where there is one [UI-8]', () => {
  expect(nextCell(cells, cells[0]!, 'down')).toBe(2)
  // On from the each in between to the cases one came from.
  expect(nextCell(cells, cells[2]!, 'down', 'CS')).toBe(3)
  expect(nextCell(cells, cells[1]!, 'down')).toBe(2)
  expect(nextCell(cells, cells[3]!, 'up')).toBe(2)
})

test('left and right stay in the row [UI-8]', () => {
  expect(nextCell(cells, cells[0]!, 'right')).toBe(1)
  expect(nextCell(cells, cells[1]!, 'right')).toBe(-1)
  expect(nextCell(cells, cells[3]!, 'left')).toBe(-1)
})

test('at the edge nothing moves [UI-8]', () => {
  expect(nextCell(cells, cells[4]!, 'down')).toBe(-1)
  expect(nextCell(cells, cells[0]!, 'up')).toBe(-1)
})
