import { expect, test } from 'vitest'
import { describeMissingLink } from './describe-missing-link.ts'

test.each([
  ['cup', 'lb', 'What does 1 cup weigh?'],
  ['each', 'oz', 'What does one piece weigh?'],
  ['soldEach', 'oz', 'What does 1 each (as sold) weigh?'],
  ['bunch', 'cup', 'How many cups does 1 bunch make?'],
  ['case', 'each', 'How many pieces are in 1 case?'],
  ['case', 'dozen', 'How many pieces are in 1 case?'],
  ['case', 'can10', 'How many #10 cans are in 1 case?'],
] as const)('1 %s in %s is asked by: %s [RECIPE-3]', (of, unit, question) => {
  expect(describeMissingLink({ of, unit })).toBe(question)
})
