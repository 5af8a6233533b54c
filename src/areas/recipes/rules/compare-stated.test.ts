import { expect, test } from 'vitest'
import { compareStated } from './compare-stated.ts'

test('what is no longer stated and what is stated then, in any spelling [RECIPE-3]', () => {
  expect(
    compareStated(
      { diets: ['vegan', 'kosher'], freeFrom: ['Tree_Nuts', 'Milk'] },
      { diets: ['Kosher', 'organic'], freeFrom: ['tree nuts'] },
    ),
  ).toEqual({ dietsLost: ['vegan'], dietsGained: ['organic'], freeFromLost: ['Milk'], freeFromGained: [] })
})
