import { expect, test } from 'vitest'
import { emptyRow, readPasted, readRow } from './row-text.ts'

const reps = [
  { email: 'ann@larder.example', name: 'Ann Lee' },
  { email: 'bob@larder.example', name: 'Bob Ray' },
  { email: 'bob2@larder.example', name: 'Bob Ray' },
]
const row = { ...emptyRow, repEmail: 'ann lee', about: 'Gulf shrimp', cases: '1,200', moneyCents: '$0.75' }

test('a typed row is read with money, separators and brackets as bookkeepers write them [STAFF-1]', () => {
  expect(readRow('spiffs', row, '2026-03-01', reps)).toEqual({
    entry: {
      repEmail: 'ann@larder.example',
      day: '2026-03-01',
      about: 'Gulf shrimp',
      note: '',
      baseCases: null,
      cases: 1200,
      moneyCents: 75,
      percentHundredths: null,
    },
  })
  const collected = { ...row, moneyCents: '(1,234.20)', percentHundredths: '1.25 %' }
  expect(readRow('collections', collected, '2026-03-01', reps)).toMatchObject({
    entry: { moneyCents: -123_420, percentHundredths: 125, cases: null },
  })
})

test('what cannot be read is named by its field, also a rep of whom there are two [STAFF-1]', () => {
  expect(readRow('spiffs', { ...row, repEmail: 'Bob Ray' }, '2026-03-01', reps)).toMatchObject({ field: 'repEmail' })
  expect(readRow('spiffs', { ...row, cases: '1.5' }, '2026-03-01', reps)).toMatchObject({ field: 'cases' })
  expect(readRow('spiffs', { ...row, moneyCents: '' }, '2026-03-01', reps)).toEqual({
    field: 'moneyCents',
    problem: 'Please enter this number.',
  })
})

test('rows of a spreadsheet go into the columns from the field they are pasted into on [STAFF-1]', () => {
  const pasted = 'Rep\tProgram\tCases\tPer case\r\nAnn Lee\tGulf shrimp\t12\t0.75\r\nBob Ray\tOlive oil\t3\t1.00\r\n'
  expect(readPasted('spiffs', pasted, 'repEmail')).toEqual([
    { repEmail: 'Ann Lee', about: 'Gulf shrimp', cases: '12', moneyCents: '0.75' },
    { repEmail: 'Bob Ray', about: 'Olive oil', cases: '3', moneyCents: '1.00' },
  ])
  expect(readPasted('spiffs', '12\t0.75\textra\tbeyond', 'cases')).toEqual([
    { cases: '12', moneyCents: '0.75', note: 'extra' },
  ])
  expect(readPasted('spiffs', 'one cell', 'about')).toBeUndefined()
})
