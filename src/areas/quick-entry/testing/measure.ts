import { itemsNumbered } from '#areas/shop/search/find-candidates.ts'
import { askVaguerLines } from '../rules/ask-vaguer-lines.ts'
import { chooseUnit, isUnitClear } from '../rules/choose-unit.ts'
import { whyUnusual } from '../rules/why-unusual.ts'
import { readOrderList } from '../rules/read-order-list.ts'
import { candidatesOf, judgeOf } from '../server/match-lines.ts'
import type { DemoKitchen } from './demo-kitchen.ts'
import type { LabelledLine } from './read-corpus.ts'

/** The outcome of a labelled line. */
export interface Outcome {
  readonly text: string
  readonly isSkipped: boolean
  /** 'number quantity unit' of what was taken without asking. */
  readonly taken: readonly string[]
  readonly expected: readonly string[]
  /** Order lines left to the person, each with its reason. */
  readonly asked: readonly string[]
}

/** Parses and judges the lines of one writer as one list, as the server does. */
export function measure(kitchen: DemoKitchen, lines: readonly LabelledLine[]): Outcome[] {
  const isKnown = (code: string) => itemsNumbered(kitchen.index, kitchen.lens, code).length > 0
  const judge = judgeOf(kitchen, (itemNumber) => kitchen.items.get(itemNumber))
  const read = readOrderList(lines.map(({ text }) => text).join('\n'), isKnown)
  const byItself = read.map((each) =>
    each.skipped === null ? { line: each.line, judged: judge(candidatesOf(kitchen, each.line)) } : null,
  )
  const all = askVaguerLines(byItself)
  return lines.map(({ text, expected }, i) => {
    const taken: string[] = []
    const asked: string[] = []
    const ours = read.filter(({ position }) => position === i + 1)
    for (const each of ours) {
      const found = all[read.indexOf(each)]
      if (!found) continue
      const { line, judged } = found
      const item = judged.itemNumber === null ? undefined : kitchen.items.get(judged.itemNumber)
      const unit = item && chooseUnit(line.unit, item)
      const usual = kitchen.usual.get(item?.itemNumber ?? '') ?? null
      const isUnusual =
        !!unit &&
        line.quantity !== null &&
        whyUnusual({ quantity: line.quantity, unit, isUnitWritten: line.unit !== null }, usual) !== null
      const said = `${judged.itemNumber} ${line.quantity} ${unit}`
      if (judged.isSure && unit && isUnitClear(line, item) && !item.isDiscontinued && !isUnusual) taken.push(said)
      else
        asked.push(
          `${said} ${judged.doubt ?? (isUnusual ? 'usual_quantity' : 'unit')} ${judged.confidence.toFixed(2)} ${item?.description ?? ''} [${line.words}]`,
        )
    }
    const labelled = expected.flatMap(({ item: label, quantity, unit: written }) => {
      const item = kitchen.itemOf(label)
      const unit = written ?? (item?.eachOnly ? 'EA' : 'CS')
      const isSold = item && chooseUnit(unit === 'CS' ? 'case' : 'each', item) !== null
      return isSold ? [`${item.itemNumber} ${quantity} ${unit}`] : []
    })
    return { text, isSkipped: ours.every(({ skipped }) => skipped !== null), taken, expected: labelled, asked }
  })
}

/**
 * The share of taken lines that is right, the share of order lines that is left to the person, and,
 * of the lines a clerk would enter, the share that is taken as the clerk would.
 */
export function tally(outcomes: readonly Outcome[]) {
  const count = (of: (outcome: Outcome) => number) => outcomes.reduce((sum, outcome) => sum + of(outcome), 0)
  const taken = count((outcome) => outcome.taken.length)
  const right = count((outcome) => outcome.taken.filter((each) => outcome.expected.includes(each)).length)
  const asked = count((outcome) => outcome.asked.length)
  const clerks = outcomes.filter(({ expected }) => expected.length > 0)
  const asClerk = clerks.filter((each) => each.taken.toString() === each.expected.toString())
  return {
    taken,
    right,
    asked,
    precision: right / Math.max(1, taken),
    handled: asked / Math.max(1, taken + asked),
    entered: asClerk.length / Math.max(1, clerks.length),
  }
}
