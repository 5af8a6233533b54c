import { expect, test } from 'vitest'
import { readWanted, writeWanted } from './wanted-recipes.ts'

const [a, b] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002']

test('recipes stand in the address with what they are to make, each once [RECIPE-4]', () => {
  const text = `${a}@24,${b},${a}@3`
  const { recipes } = readWanted({ recipes: text })
  expect(recipes).toEqual([
    { id: a, scale: 24 },
    { id: b, scale: undefined },
  ])
  expect(writeWanted(recipes)).toBe(`${a}@24,${b}`)
})

test.each(['', 'x', `${a}@-1`, `${a}@1e3`, `${a}@1.00001`])('"%s" names no recipe [RECIPE-4]', (text) => {
  expect(readWanted({ recipes: text }).recipes).toEqual([])
})

test('a scale of nothing is as it is written [RECIPE-4]', () => {
  expect(readWanted({ recipes: `${a}@0` }).recipes).toEqual([{ id: a, scale: undefined }])
})
