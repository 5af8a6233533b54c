import { expect, test } from 'vitest'
import { lineStates, needsDecision } from '../staging-guide.ts'
import { linesShown, linesToShow } from './lines-to-show.ts'

const counts = { total: 28, waiting: 1, matched: 2, asked: 3, unmatched: 4, chosen: 5, customItem: 6, leftOut: 7 }

test('open lines are those that need a decision, with their number [GUIDE-3]', () => {
  const { states, total } = linesToShow('open', counts)
  expect([states.every(needsDecision), total]).toEqual([true, 7])
})

test('every state is shown in one of the parts of a list, and all of them together [GUIDE-3]', () => {
  const parts = linesShown.filter((show) => show !== 'all').flatMap((show) => linesToShow(show, counts).states)
  expect(new Set([...parts, 'waiting'])).toEqual(new Set(lineStates))
  expect(linesToShow('all', counts)).toEqual({ states: lineStates, total: 28 })
})
