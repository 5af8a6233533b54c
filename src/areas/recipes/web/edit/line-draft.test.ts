import { expect, test } from 'vitest'
import type { LineDraft } from './draft-values.ts'
import { contradictsMeasures } from './line-draft.ts'

test.each([
  ['1', '4', true],
  ['4', '4', false],
  ['', '4', false],
  ['4.03', '4', false],
  ['4.05', '4', true],
  ['1,000', '4', true],
  ['1,024', '1024', false],
  // Nothing is known, or nothing that is a number was typed.
  ['1', '', false],
  ['x', '4', false],
])('%s recipe units where the measures say %s: contradicts them is %s [RECIPE-3]', (ruPerPu, derived, expected) => {
  const line: Pick<LineDraft, 'ruPerPu'> = { ruPerPu }
  expect(contradictsMeasures(line, derived)).toBe(expected)
})
