import { readFileSync } from 'node:fs'

/** What a clerk would enter for one line. */
export interface Expected {
  readonly itemNumber: string
  readonly quantity: number
  readonly unit: 'CS' | 'EA'
}

/**
 * A labelled line: what is right for each order line in it; none where it has to be asked, or
 * orders nothing.
 */
export interface LabelledLine {
  readonly text: string
  readonly expected: readonly Expected[]
}

/** The list of one ship-to. */
export interface LabelledList {
  readonly division: string
  readonly shipTo: string
  readonly lines: readonly LabelledLine[]
}

/** Reads a labelled corpus beside this file; its first lines say how it is written. */
export function readCorpus(name: 'corpus-tuning' | 'corpus-held-out'): readonly LabelledList[] {
  const text = readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8')
  const lists: { division: string; shipTo: string; lines: LabelledLine[] }[] = []
  for (const line of text.split('\n').filter((line) => line !== '' && !line.startsWith('%'))) {
    const [, division, shipTo] = /^@ (\w+) (\w+)$/.exec(line) ?? []
    if (division && shipTo) lists.push({ division, shipTo, lines: [] })
    else lists.at(-1)!.lines.push(labelled(line))
  }
  return lists
}

function labelled(line: string): LabelledLine {
  const [text = '', label = ''] = line.split(' => ')
  const expected = label.split('; ').flatMap((each): Expected[] => {
    const [itemNumber = '', quantity = '', unit = ''] = each.split(' ')
    return quantity === '' ? [] : [{ itemNumber, quantity: Number(quantity), unit: unit as 'CS' | 'EA' }]
  })
  return { text: text.replaceAll('\\t', '\t').replace(/\\$/, ''), expected }
}
