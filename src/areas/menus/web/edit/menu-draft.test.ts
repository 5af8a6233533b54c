import { expect, test } from 'vitest'
import { blankMenu, type DishDraft, dishProblem, menuBody, menuProblems } from './menu-draft.ts'

const dish = (change: Partial<DishDraft> = {}): DishDraft => ({
  recipeId: 'pizza',
  title: 'Pizza',
  sharePct: '60',
  portions: '1',
  ...change,
})

test.each(['', '0', '-1', '100.01', '1.234', 'half'])(
  'a share of "%s" is refused at its dish [NEXT-10]',
  (sharePct) => {
    expect(dishProblem(dish({ sharePct }))).toBe('Share is a percentage above 0 up to 100')
    expect(menuProblems({ ...blankMenu, title: 'Lunch', recipes: { rows: [dish({ sharePct })] } })).toEqual({
      recipes: 'Pizza: Share is a percentage above 0 up to 100',
    })
  },
)

test.each(['', '0', '100', '1.234'])('portions of "%s" are refused at their dish [NEXT-10]', (portions) => {
  expect(dishProblem(dish({ portions }))).toBe('Portions is a number above 0 up to 99.99')
})

test('a title is needed, usual covers are not [NEXT-10]', () => {
  expect(menuProblems(blankMenu)).toEqual({ title: 'Required' })
  expect(menuProblems({ ...blankMenu, title: 'Lunch', usualCovers: '1.5' })).toEqual({
    usualCovers: 'Enter a whole number up to 99,999',
  })
})

test('what was typed becomes the body of the call [NEXT-10]', () => {
  const draft = {
    title: 'Lunch',
    description: '',
    usualCovers: '120',
    recipes: { rows: [dish({ sharePct: '33.33' })] },
  }
  expect(menuBody(draft)).toEqual({
    title: 'Lunch',
    description: '',
    usualCovers: 120,
    recipes: [{ recipeId: 'pizza', sharePct: 33.33, portions: 1 }],
  })
})
