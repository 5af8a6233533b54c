import { expect, test } from 'vitest'
import { checkMapping } from './check-mapping.ts'
import { describeFile } from './describe-file.ts'
import { guessMapping } from './guess-mapping.ts'
import { orderTemplate } from './order-template.ts'

test('the columns of the template are recognised without a hand on them [IMPORT-1]', () => {
  const { columns } = describeFile([[1, ...orderTemplate().trim().split(',')]])
  const guess = guessMapping(columns)
  expect(guess).toEqual({ itemCode: 0, orderedCases: 1, orderedUnits: 2, unit: null })
  expect(checkMapping(guess, columns).allowed).toBe(true)
})
