import { expect, test } from 'vitest'
import { describeDocument, stateOfDocument } from './describe-document.ts'

test('a file is named by what it is and what it is about [NEXT-12]', () => {
  expect(describeDocument({ kind: '850', reference: 'PO-77' })).toBe('850 Purchase order PO-77')
  expect(describeDocument({ kind: '860', reference: '' })).toBe('860')
  expect(describeDocument({ kind: '?', reference: '' })).toBe('Unreadable file')
})

test('a file that was taken and has a problem is to be looked at [NEXT-12]', () => {
  const of = (state: 'taken' | 'rejected' | 'waiting' | 'written', problem: string | null = null) =>
    stateOfDocument({ state, problem }).label
  expect([of('taken'), of('taken', 'held'), of('rejected', 'x'), of('waiting'), of('written')]).toEqual([
    'Taken',
    'Look at it',
    'Rejected',
    'Waiting',
    'Written',
  ])
})
