import { expect, test } from 'vitest'
import { rational } from '#kit/rational.ts'
import { linksOfItem } from './links-of-item.ts'
import { ruPerPu } from './ru-per-pu.ts'

const flour = linksOfItem({
  packSizeDescription: '6/5 LB',
  caseWeightHundredths: 3000,
  isCatchWeight: false,
  isBrokenCase: true,
  eachOnly: false,
  eachesPerCase: 6,
})

test('a purchase unit holds its pack in recipe units, by the case and by the each [RECIPE-3]', () => {
  expect(ruPerPu('case', 'oz', flour)).toMatchObject({ isKnown: true, amount: rational(480) })
  expect(ruPerPu('each', 'oz', flour)).toMatchObject({ isKnown: true, amount: rational(80) })
})

test('where the item does not say, the one missing link is named [RECIPE-3]', () => {
  expect(ruPerPu('case', 'cup', flour)).toEqual({ isKnown: false, missing: { of: 'cup', unit: 'oz' } })
})
