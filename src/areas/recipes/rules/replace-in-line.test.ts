import { expect, test } from 'vitest'
import { rational } from '#kit/rational.ts'
import type { MeasureLink } from '#areas/measures/measure.ts'
import { replaceInLine } from './replace-in-line.ts'

const link = (of: MeasureLink['of'], amount: number, unit: MeasureLink['unit']): MeasureLink => ({
  of,
  amount: rational(amount),
  unit,
  source: 'pack',
})
const item = {
  isCatchWeight: false,
  isBrokenCase: true,
  eachOnly: false,
  links: [link('case', 50, 'lb'), link('soldEach', 5, 'lb')],
}
const line = { recipeUnit: 'oz', purchaseUnit: 1 } as const

test('what a case holds follows from the new item’s own measures [RECIPE-3]', () => {
  expect(replaceInLine(line, item)).toEqual({ purchaseUnit: 1, ruPerPu: 800, missing: null })
  expect(replaceInLine({ ...line, purchaseUnit: 2 }, item)).toEqual({ purchaseUnit: 2, ruPerPu: 80, missing: null })
})

test('an each becomes a case where the new item is not sold by it, and the other way round [RECIPE-3]', () => {
  const caseOnly = { ...item, isBrokenCase: false }
  expect(replaceInLine({ ...line, purchaseUnit: 2 }, caseOnly)).toMatchObject({ purchaseUnit: 1, ruPerPu: 800 })
  expect(replaceInLine(line, { ...item, eachOnly: true })).toMatchObject({ purchaseUnit: 2, ruPerPu: 80 })
})

test('catch weight holds what a pound holds, whatever a case weighs [RECIPE-3]', () => {
  expect(replaceInLine(line, { ...item, isCatchWeight: true })).toMatchObject({ ruPerPu: 16 })
})

test('a measure that is not known is asked, never taken from the item before [RECIPE-3]', () => {
  expect(replaceInLine({ ...line, recipeUnit: 'cup' }, item)).toEqual({
    purchaseUnit: 1,
    ruPerPu: null,
    missing: { of: 'cup', unit: 'oz' },
  })
  expect(replaceInLine({ ...line, recipeUnit: 'block' }, item)).toEqual({
    purchaseUnit: 1,
    ruPerPu: null,
    missing: null,
  })
})
