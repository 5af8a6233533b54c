import { readRational, writeRational } from '#kit/rational.ts'
import type { IngredientLine } from '../ingredient-line.ts'
import { readIngredientLine } from '../rules/read-ingredient-line.ts'
import { plainOf } from '../rules/split-words.ts'
import type { LabelledLine } from './read-corpus.ts'

const plain = (text: string): string =>
  plainOf(text.replace(/[.,'’]/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
const exact = (text: string): string => {
  const value = readRational(text)
  return value ? writeRational(value) : text
}
const range = (text: string): string => text.split('..').map(exact).join('..')

const amountOf = ({ amount, upTo, isToTaste }: IngredientLine): string =>
  amount ? [amount, ...(upTo ? [upTo] : [])].map(writeRational).join('..') : isToTaste ? '-' : ''
const sizeOf = ({ size }: IngredientLine): string => (size ? `${writeRational(size.amount)} ${size.unit}` : '')

/** Why a reading is not the label's; null when it is. */
export function differenceOf({ expected }: LabelledLine, line: IngredientLine): string | null {
  if (!expected) return null
  const asked = expected.size.split(' ')
  const checks = [
    ['amount', range(expected.amount), amountOf(line)],
    ['unit', expected.unit, line.unit ?? ''],
    ['size', expected.size && `${exact(asked[0]!)} ${asked[1]}`, sizeOf(line)],
    ['food', plain(expected.food), plain(line.food)],
    [
      'preparation',
      expected.preparation === null ? '' : plain(expected.preparation),
      expected.preparation === null ? '' : plain(line.preparation),
    ],
  ] as const
  const found = checks.find(([name, wanted, got]) => (name === 'preparation' ? !got.includes(wanted) : wanted !== got))
  return found ? `${found[0]} '${found[2]}' instead of '${found[1]}'` : null
}

/** How well lines are read. */
export interface Figures {
  readonly lines: number
  /** Lines a cook reads. */
  readonly readable: number
  /** Of those, how many are read as a cook does, without asking. */
  readonly understood: number
  /** How many of all are asked. */
  readonly asked: number
  /** Taken without asking, and not as a cook reads them: the ones that do harm. */
  readonly wrong: readonly string[]
  /** Readable, and asked. */
  readonly needless: readonly string[]
}

/** Reads every line and compares it with its label. */
export function measureReading(lines: readonly LabelledLine[]): Figures {
  const judged = lines.map((labelled) => {
    const line = readIngredientLine(labelled.text)
    return { labelled, line, difference: differenceOf(labelled, line) }
  })
  const taken = judged.filter(({ line }) => line.doubt === null)
  return {
    lines: lines.length,
    readable: judged.filter(({ labelled }) => labelled.expected).length,
    understood: taken.filter(({ labelled, difference }) => labelled.expected && !difference).length,
    asked: judged.length - taken.length,
    wrong: taken
      .filter(({ labelled, difference }) => !labelled.expected || difference)
      .map(({ labelled, line, difference }) => `${labelled.text}: ${difference ?? `taken as ${line.food}`}`),
    needless: judged
      .filter(({ labelled, line }) => labelled.expected && line.doubt !== null)
      .map(({ labelled, line }) => `${labelled.text}: ${line.doubt}`),
  }
}
