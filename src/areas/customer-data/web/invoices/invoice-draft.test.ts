import { expect, test } from 'vitest'
import {
  blankInvoice,
  blankLine,
  invoiceBody,
  invoiceProblems,
  type LineDraft,
  numberOfSent,
  runningTotal,
} from './invoice-draft.ts'

const tomatoes = { id: 'a', description: 'Tomatoes', isBrokenCase: true, isCatchWeight: false }
const beef = { id: 'b', description: 'Beef', isBrokenCase: false, isCatchWeight: true }
const first: LineDraft = {
  ...blankLine('1'),
  item: tomatoes,
  cases: '2',
  casePrice: '11.50',
  units: '3',
  eachPrice: '.75',
}
const second: LineDraft = { ...blankLine('2'), item: beef, cases: '1', weight: '40.25', perPound: '6.495' }
const draft = {
  ...blankInvoice('d', '2026-03-02'),
  invoiceNumber: '4711',
  lines: { rows: [first, second, blankLine('3')] },
}

test('the running total counts the lines that can be priced, exactly [GUIDE-4]', () => {
  // 2 x $11.50 and 3 x $0.75; 40.25 lb at $6.495 are $261.42375.
  expect(runningTotal(draft.lines)).toBe(2300 + 225 + 26_142)
  expect(runningTotal({ rows: [{ ...first, casePrice: 'x' }, second] })).toBe(26_142)
})

test('a refused line is named as it stands on the screen, among lines nobody filled in [GUIDE-4, UI-2]', () => {
  expect([0, 1].map((index) => numberOfSent([blankLine('1'), first, blankLine('3'), second], index))).toEqual([2, 4])
})

test('a line nobody filled in is not sent, and hidden figures of a line are not either [GUIDE-4]', () => {
  expect(invoiceProblems(draft)).toEqual({})
  expect(invoiceBody(draft).lines).toEqual([
    { customItemId: 'a', cases: 2, units: 3, casePrice: 1150, eachPrice: 75, weight: null, perPound: null },
    { customItemId: 'b', cases: 1, units: 0, casePrice: null, eachPrice: null, weight: 4025, perPound: 64_950 },
  ])
})

test('what is wrong with a line names the line [GUIDE-4]', () => {
  const wrong = (line: LineDraft) => invoiceProblems({ ...draft, lines: { rows: [first, line] } }).lines
  expect(wrong({ ...second, weight: '' })).toBe('Line 2: Enter the weight: this custom item is priced by the pound.')
  expect(wrong({ ...second, cases: '1.5' })).toBe('Line 2: Quantities are whole numbers up to 9999.')
  expect(wrong({ ...blankLine('2'), cases: '1' })).toBe('Line 2: Choose a custom item.')
  expect(invoiceProblems(blankInvoice(null, null))).toEqual({
    distributorId: 'Required',
    invoiceNumber: 'Required',
    invoiceDate: 'Required',
    lines: 'Add at least one line.',
  })
})
