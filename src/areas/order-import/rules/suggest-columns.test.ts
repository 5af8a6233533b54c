import { expect, test } from 'vitest'
import { suggestColumns } from './suggest-columns.ts'

const column = (index: number, header: string, isHidden = false) => ({
  index,
  header,
  examples: [],
  isHidden,
  holdsUnits: false,
})
const scores = {
  eachPar: (words: readonly string[]) => (words.includes('each') && words.includes('par') ? 2 : 0),
  par: (words: readonly string[]) => (words.includes('par') ? 1 : 0),
}

test('each field has one column, and a field that is asked first takes the narrower one [GUIDE-3]', () => {
  expect(suggestColumns(scores, [column(0, 'Par'), column(1, 'Each par')])).toEqual({ eachPar: 1, par: 0 })
  expect(suggestColumns(scores, [column(0, 'Each par')])).toEqual({ eachPar: 0, par: null })
})

test('a hidden column is suggested only when no other one names the field [GUIDE-3]', () => {
  expect(suggestColumns(scores, [column(0, 'Par', true), column(1, 'Par')])).toEqual({ eachPar: null, par: 1 })
  expect(suggestColumns(scores, [column(0, 'Par', true)])).toEqual({ eachPar: null, par: 0 })
})
