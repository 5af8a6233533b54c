import { expect, test } from 'vitest'
import { blankItem, bodyOf, itemProblems } from './item-draft.ts'

const pickles = { ...blankItem, description: 'Pickles' }

test('figures are sent as cents, hundredths of a pound and whole eaches [GUIDE-4]', () => {
  const draft = {
    ...pickles,
    isBrokenCase: true,
    eachesPerCase: '4',
    caseNetWeight: '33.5',
    casePrice: '1,024.30',
    eachPrice: '256',
  }
  expect(bodyOf(draft)).toMatchObject({ eachesPerCase: 4, caseNetWeight: 3350, casePrice: 102_430, eachPrice: 25_600 })
})

test('what a box hides is empty: no each price without counting by the each [GUIDE-4]', () => {
  expect(bodyOf({ ...pickles, eachesPerCase: '4', eachPrice: '2.50' })).toMatchObject({
    eachesPerCase: 1,
    eachPrice: null,
  })
})

test('a figure that cannot be read is named, never turned into another one [GUIDE-4, UI-1]', () => {
  expect(itemProblems({ ...pickles, casePrice: '12.345' })).toEqual({ casePrice: 'Enter an amount such as 12.50' })
  expect(itemProblems({ ...pickles, casePrice: '1e3' })).toHaveProperty('casePrice')
  expect(itemProblems({ ...pickles, casePrice: '-1' })).toHaveProperty('casePrice')
  expect(itemProblems({ ...pickles, isBrokenCase: true, eachesPerCase: '0' })).toHaveProperty('eachesPerCase')
  // Empty is not one a case.
  expect(itemProblems({ ...pickles, isBrokenCase: true })).toHaveProperty('eachesPerCase')
  expect(itemProblems({ ...pickles, isCatchWeight: true })).toHaveProperty('caseNetWeight')
  expect(itemProblems(blankItem)).toEqual({ description: 'Required' })
  expect(itemProblems(pickles)).toEqual({})
})
