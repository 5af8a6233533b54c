import { expect, test } from 'vitest'
import { orderedLine } from '../testing/ordered-line.ts'
import { linesShipped } from './lines-shipped.ts'

const ordered = [orderedLine(), orderedLine({ lineNumber: 2, isCase: false, unit: 'EA', quantity: 5 })]

test('what is on the truck is named by the lines of the order, nothing where nothing comes [PUNCH-3]', () => {
  const shipped = [{ itemNumber: '0001001', cases: 2, units: 0, substitute: null }]
  expect(linesShipped(ordered, shipped)).toMatchObject({
    lines: [{ lineNumber: 1, unit: 'CS', quantity: 2 }],
    comment: '',
  })
})

test('what comes in place of an item is said in words [PUNCH-3]', () => {
  const substitute = { itemNumber: '0001009', description: 'Flour, bread', cases: 1, units: 2 }
  expect(linesShipped(ordered, [{ itemNumber: '0001001', cases: 1, units: 5, substitute }])).toMatchObject({
    lines: [
      { lineNumber: 1, unit: 'CS', quantity: 1 },
      { lineNumber: 2, unit: 'EA', quantity: 5 },
    ],
    comment: '1 case and 2 eaches of 0001009 (Flour, bread) in place of 0001001.',
  })
})

test('a later shipment has what has left since, and the same is announced once [PUNCH-3]', () => {
  const left = (cases: number, units: number) => [{ itemNumber: '0001001', cases, units, substitute }]
  const substitute = { itemNumber: '0001009', description: 'Flour, bread', cases: 1, units: 0 }
  const first = linesShipped(ordered, left(1, 0))
  expect(first.lines).toEqual([{ lineNumber: 1, unit: 'CS', quantity: 1 }])
  expect(first.comment).toBe('1 case of 0001009 (Flour, bread) in place of 0001001.')
  const second = linesShipped(ordered, left(2, 5), first.announced)
  expect(second.comment).toBe('')
  expect(second.lines).toEqual([
    { lineNumber: 1, unit: 'CS', quantity: 1 },
    { lineNumber: 2, unit: 'EA', quantity: 5 },
  ])
  expect(linesShipped(ordered, left(2, 5), second.announced)).toMatchObject({ lines: [], comment: '' })
  // Taken back by the ERP, and reported again: announced once all the same.
  const less = linesShipped(ordered, left(1, 5), second.announced)
  expect(less.lines).toEqual([])
  expect(linesShipped(ordered, left(2, 5), less.announced).lines).toEqual([])
})
