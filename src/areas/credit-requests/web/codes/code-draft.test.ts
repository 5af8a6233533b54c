import { expect, test } from 'vitest'
import { blankCode, bodyOf, codeProblems } from './code-draft.ts'

const good = { ...blankCode, code: 'LATE', name: 'Late' }

test('a code needs a key of 2 to 12 capital letters or digits, a name, and whole days and hours [CREDIT-1]', () => {
  expect(codeProblems(good)).toEqual({})
  expect(Object.keys(codeProblems({ ...good, code: 'late' }))).toEqual(['code'])
  expect(Object.keys(codeProblems({ ...good, name: ' ' }))).toEqual(['name'])
  for (const windowDays of ['', '-1', '1.5', '1096', 'seven'])
    expect(codeProblems({ ...good, windowDays }).windowDays, windowDays).toBe('Enter a whole number from 0 to 1095')
  // On the day of the delivery alone.
  expect(codeProblems({ ...good, windowDays: '0' })).toEqual({})
  expect(bodyOf({ ...good, windowDays: '0' }).windowDays).toBe(0)
  for (const slaHours of ['0', '2161']) expect(Object.keys(codeProblems({ ...good, slaHours }))).toEqual(['slaHours'])
})

test('a code about the price is sent without pick-up, whatever was chosen before [CREDIT-1]', () => {
  const draft = { ...good, kind: 'price', pickUp: 'always' } as const
  expect(codeProblems(draft)).toEqual({})
  expect(bodyOf(draft)).toMatchObject({ pickUp: 'never', windowDays: 7, slaHours: 24 })
})
