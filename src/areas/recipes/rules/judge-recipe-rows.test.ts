import { expect, test } from 'vitest'
import { processorMs } from '#tests/support/processor-ms.ts'
import { type FileRow, judgeRecipeRows, type RecipeRow } from './judge-recipe-rows.ts'

const row = (line: number, title: string, lineNumber: number, change: Partial<FileRow> = {}): FileRow => ({
  line,
  title,
  type: 'MENU_RECIPE',
  lineNumber,
  subTitle: null,
  differs: false,
  ...change,
})
const sub = (title: string, lineNumber = 1, subTitle: string | null = null): RecipeRow => ({
  title,
  type: 'SUB_RECIPE',
  lineNumber,
  subTitle,
})
const lines = (stored: RecipeRow[], rows: FileRow[]) =>
  judgeRecipeRows(stored, rows).map(({ line, field }) => [line, field])

test('a recipe comes whole, or not at all: a missing line takes the others with it [RECIPE-3, PLAT-3]', () => {
  expect(lines([], [row(2, 'Soup', 1), row(4, 'Soup', 3), row(5, 'Toast', 1)])).toEqual([
    [2, 'lineNumber'],
    [4, 'lineNumber'],
  ])
  // Lines that are stored count: a file may bring one of them, or the next.
  expect(lines([sub('Stock'), sub('Stock', 2)], [row(2, 'STOCK', 3, { type: 'SUB_RECIPE' })])).toEqual([])
})

test('a sub recipe of the file or the kitchen is found in any capital letters; what falls takes its users with it [RECIPE-3, PLAT-3]', () => {
  const dough = { type: 'SUB_RECIPE' } as const
  expect(lines([sub('Stock')], [row(2, 'Soup', 1, { subTitle: 'STOCK' })])).toEqual([])
  expect(lines([], [row(2, 'Pizza', 1, { subTitle: 'dough' }), row(3, 'Dough', 1, dough)])).toEqual([])
  expect(
    lines(
      [],
      [row(2, 'Pizza', 1), row(3, 'Pizza', 2, { subTitle: 'Dough' }), row(4, 'Dough', 2, dough), row(5, 'Salad', 1)],
    ),
  ).toEqual([
    [2, 'lineNumber'],
    [3, 'ingredient'],
    [4, 'lineNumber'],
  ])
})

test('a cycle is refused naming the path, also one through what is stored [RECIPE-3, PLAT-3]', () => {
  const stored = [sub('Stock'), sub('Sauce', 1, 'Stock')]
  expect(judgeRecipeRows(stored, [row(2, 'Stock', 1, { type: 'SUB_RECIPE', subTitle: 'Sauce' })])).toEqual([
    {
      line: 2,
      field: 'ingredient',
      reason: "A recipe cannot contain itself: 'Stock' contains 'Sauce' contains 'Stock'.",
    },
  ])
})

test('a line that is changed gives its old sub recipe up [RECIPE-3, PLAT-3]', () => {
  const stored = [sub('One', 1, 'Two'), sub('Two')]
  const rows = [row(2, 'One', 1, { type: 'SUB_RECIPE' }), row(3, 'Two', 1, { type: 'SUB_RECIPE', subTitle: 'One' })]
  expect(lines(stored, rows)).toEqual([])
})

test('a row with other facts, or the same line as another, takes its recipe with it [RECIPE-3, PLAT-3]', () => {
  const soup = [row(2, 'Soup', 1), row(3, 'SOUP', 2, { differs: true }), row(4, 'Soup', 3), row(5, 'Toast', 1)]
  expect(lines([], soup)).toEqual([
    [2, 'lineNumber'],
    [3, 'title'],
    [4, 'lineNumber'],
  ])
  expect(lines([], [row(2, 'Soup', 1), row(3, 'SOUP', 1)])).toEqual([
    [2, 'lineNumber'],
    [3, 'lineNumber'],
  ])
})

test('a sub recipe that is stored without lines is one [RECIPE-3, PLAT-3]', () => {
  expect(lines([sub('Stock', 0)], [row(2, 'Soup', 1, { subTitle: 'Stock' })])).toEqual([])
  expect(lines([sub('Stock', 0)], [row(2, 'Stock', 1, { type: 'SUB_RECIPE' })])).toEqual([])
})

test('what is too deep falls with the recipes above it, and those that do not need it stay [RECIPE-3, PLAT-3]', () => {
  const chain = Array.from({ length: 12 }, (_, level) =>
    row(2 + level, `Level ${level}`, 1, { type: 'SUB_RECIPE', subTitle: level === 11 ? null : `Level ${level + 1}` }),
  )
  const fell = judgeRecipeRows([], [...chain, row(14, 'Toast', 1)])
  expect(fell[0]).toMatchObject({ line: 2, field: 'ingredient', reason: expect.stringContaining('10') })
  expect(fell.map(({ line }) => line)).not.toContain(14)
})

test('20,000 rows of which many fall are judged in seconds [PLAT-3]', () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => {
    const recipe = Math.floor(at / 10)
    // Each contains the next one, and the last is missing: all of them fall, one by one.
    return row(at + 2, `R${recipe}`, 1 + (at % 10), { type: 'SUB_RECIPE', subTitle: at % 10 ? null : `R${recipe + 1}` })
  })
  const started = processorMs()
  expect(judgeRecipeRows([], rows)).toHaveLength(20_000)
  // A way of 2,000 sub recipes down to one that is there.
  const deep = rows.filter(({ lineNumber }) => lineNumber === 1)
  expect(judgeRecipeRows([sub('R2000')], deep).length).toBeGreaterThan(1900)
  expect(processorMs() - started).toBeLessThan(5000)
})
