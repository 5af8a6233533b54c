import { readdirSync, readFileSync } from 'node:fs'
import type { OrderUnit } from '../rules/choose-unit.ts'

/** An item that a clerk would enter for a line: an entry of the kitchen's guide, or words. */
export interface Expected {
  readonly item: string
  readonly quantity: number
  /** The unit of the item where the line has none. */
  readonly unit: OrderUnit | null
}

/** A line with what a clerk would enter for it. */
export interface LabelledLine {
  readonly text: string
  /** Several where the line orders several items; none where nothing may be taken. */
  readonly expected: readonly Expected[]
  /** A clerk would ask; otherwise a line without anything expected orders nothing. */
  readonly isToAsk: boolean
}

/** The lines one person wrote for one kitchen. */
export interface WriterLines {
  readonly writer: string
  readonly kitchen: string
  readonly lines: readonly LabelledLine[]
}

/** Words that the description and pack of an item must have, and must not. */
export interface Predicate {
  readonly words: readonly string[]
  readonly without: readonly string[]
}

/** What a kitchen buys. */
export interface GuideEntry {
  readonly id: string
  /** The first that the catalogue has an item for. */
  readonly predicates: readonly Predicate[]
  /** Cases or eaches in a usual order, and in the largest. */
  readonly typical: number
  readonly max: number
}

/** A kitchen of the corpus. */
export interface Kitchen {
  readonly division: string
  readonly guide: readonly GuideEntry[]
}

const folder = new URL('corpus/', import.meta.url)
const linesIn = (name: string): string[] =>
  readFileSync(new URL(name, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('%'))

/** The kitchens by name. */
export function readKitchens(): ReadonlyMap<string, Kitchen> {
  const kitchens = new Map<string, { division: string; guide: GuideEntry[] }>()
  let current: GuideEntry[] = []
  for (const line of linesIn('kitchens.txt')) {
    const [, name, division] = /^@ (\w+) (\w+)$/.exec(line) ?? []
    if (name && division) kitchens.set(name, { division, guide: (current = []) })
    else current.push(guideEntry(line))
  }
  return kitchens
}

function guideEntry(line: string): GuideEntry {
  const [, id = '', described = '', typical = '2', max = '4'] =
    /^(\w+): ([^|]+?)(?: \| (\d+)-(\d+)(?: CS)?)?$/.exec(line) ?? []
  if (id === '') throw new Error(`Not an entry of a guide: ${line}`)
  return { id, predicates: described.split(' / ').map(predicate), typical: Number(typical), max: Number(max) }
}

/** 'grape red !juice': words an item has, and has not. */
export function predicate(text: string): Predicate {
  const words = text.split(' ')
  return {
    words: words.filter((word) => !word.startsWith('!')),
    without: words.filter((word) => word.startsWith('!')).map((word) => word.slice(1)),
  }
}

/** How far the lines of a part were read while the rules were made; see the README. */
export type CorpusPart =
  | 'tuning'
  | 'held-out'
  | 'unseen-a'
  | 'unseen-b'
  | 'unseen-c'
  | 'unseen-d'
  | 'unseen-e'
  | 'unseen-f'
  | 'unseen-g'
  | 'unseen-h'
  | 'unseen-i'
  | 'unseen-j'
  | 'unseen-k'
  | 'unseen-l'
  | 'held-out-b'

/** The lines of one part of the corpus. */
export const readCorpus = (part: CorpusPart): readonly WriterLines[] =>
  readdirSync(new URL(`${part}/`, folder))
    .toSorted()
    .map((file) => {
      const [first = '', ...rest] = linesIn(`${part}/${file}`)
      return { writer: file.replace('.txt', ''), kitchen: first.slice(2), lines: rest.map(labelled) }
    })

/**
 * 'text => entry quantity unit; …', 'entry+word' for when the item has the word, '=> ?' to ask,
 * '=> -' for nothing; '\t' is a tab.
 */
function labelled(line: string): LabelledLine {
  const [text = '', label = ''] = line.split(' => ')
  const expected = label.split('; ').flatMap((each): Expected[] => {
    const [, item = '', quantity = '', unit] = /^(\[[^\]]+\]|[\w+]+) (\d+)(?: (CS|EA))?$/.exec(each) ?? []
    return quantity === '' ? [] : [{ item, quantity: Number(quantity), unit: (unit as OrderUnit | undefined) ?? null }]
  })
  if (expected.length === 0 && label !== '?' && label !== '-') throw new Error(`Not a label: ${line}`)
  return { text: text.replaceAll('\\t', '\t'), expected, isToAsk: label === '?' }
}
