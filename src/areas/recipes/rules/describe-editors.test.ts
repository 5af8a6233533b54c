import { expect, test } from 'vitest'
import { describeEditors } from './describe-editors.ts'

const ending = 'editing this recipe too. What one of you saves is shown to the others.'

test('who else edits a recipe is named, of many the first two [RECIPE-3]', () => {
  expect(describeEditors(['Ana'])).toBe(`Ana is ${ending}`)
  expect(describeEditors(['Ana', 'Theo'])).toBe(`Ana and Theo are ${ending}`)
  expect(describeEditors(['Ana', 'Theo', 'Uma'])).toBe(`Ana, Theo and 1 other are ${ending}`)
  expect(describeEditors(['Ana', 'Theo', 'Uma', 'Vic'])).toBe(`Ana, Theo and 2 others are ${ending}`)
})
