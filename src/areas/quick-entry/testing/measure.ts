import { readOrderList } from '../rules/read-order-list.ts'
import { chooseUnit } from '../rules/choose-unit.ts'
import { candidatesOf, judgeOf, orderedLines } from '../server/match-lines.ts'
import { itemsNumbered } from '#areas/shop/search/find-candidates.ts'
import type { DemoKitchen } from './demo-kitchen.ts'
import type { LabelledLine } from './read-corpus.ts'

/** What came of a labelled line. */
export interface Outcome {
  readonly text: string
  /** 'number quantity unit' of what was taken without asking. */
  readonly taken: readonly string[]
  readonly expected: readonly string[]
  /** Item and doubt of what was asked. */
  readonly asked: readonly string[]
}

/** Reads and judges labelled lines as the server does, on the demo catalogue in memory. */
export function measure(kitchen: DemoKitchen, lines: readonly LabelledLine[]): Outcome[] {
  const isKnown = (code: string) => itemsNumbered(kitchen.index, kitchen.lens, code).length > 0
  const judge = judgeOf(kitchen, (itemNumber) => kitchen.items.get(itemNumber))
  return lines.map(({ text, expected }) => {
    const taken: string[] = []
    const asked: string[] = []
    for (const { line } of orderedLines(readOrderList(text, isKnown))) {
      const judged = judge(candidatesOf(kitchen, line))
      const item = judged.itemNumber === null ? undefined : kitchen.items.get(judged.itemNumber)
      const unit = item && chooseUnit(line.unit, item)
      const isTaken = judged.isSure && item && unit && !item.isDiscontinued
      const said = `${judged.itemNumber} ${line.quantity} ${unit}`
      if (isTaken) taken.push(said)
      else asked.push(`${said} ${judged.doubt ?? ''} ${judged.confidence.toFixed(2)} ${item?.description ?? ''}`)
    }
    return { text, taken, expected: expected.map((each) => `${each.itemNumber} ${each.quantity} ${each.unit}`), asked }
  })
}

/**
 * Of what was taken, the share that is right; of what a clerk would have entered, the share that
 * was taken rightly.
 */
export function tally(outcomes: readonly Outcome[]) {
  const count = (of: (outcome: Outcome) => number) => outcomes.reduce((sum, outcome) => sum + of(outcome), 0)
  const taken = count((outcome) => outcome.taken.length)
  const right = count((outcome) => outcome.taken.filter((each) => outcome.expected.includes(each)).length)
  const enterable = count((outcome) => outcome.expected.length)
  return { taken, right, enterable, precision: right / Math.max(1, taken), recall: right / Math.max(1, enterable) }
}
