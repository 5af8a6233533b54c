import { expect, test } from 'vitest'
import { nutrientText } from './describe-nutrient.ts'

test.each([
  [{ amount: 1403, uom: 'kcal', knownPct: 100 }, '1,403 kcal', ''],
  [{ amount: 1.5, uom: 'g', knownPct: 84 }, 'at least 1.5 g', '84% of the weight'],
  [{ amount: 0, uom: 'mg', knownPct: null }, 'at least 0 mg', 'weight not all known'],
  [{ amount: null, uom: 'g', knownPct: 0 }, 'not known', ''],
])('%o reads "%s" and "%s" [NEXT-10]', (nutrient, amount, known) => {
  expect(nutrientText(nutrient)).toEqual({ amount, known })
})
