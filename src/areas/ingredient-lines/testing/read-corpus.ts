import { readdirSync, readFileSync } from 'node:fs'

/** A line of a recipe with what a cook reads in it. */
export interface LabelledLine {
  readonly writer: string
  readonly text: string
  /** Null where a cook would ask. */
  readonly expected: {
    /** '5/2', '2..3', '-' for as much as is needed. */
    readonly amount: string
    readonly unit: string
    /** '14 oz' in '1 can [14 oz]'. */
    readonly size: string
    readonly food: string
    /** Null where nothing is asked of it. */
    readonly preparation: string | null
  } | null
}

const folder = new URL('corpus/', import.meta.url)
const label = /^(\S+)(?: ([a-z0-9]+))?(?: \[([^\]]+)\])?$/i

function readLine(writer: string, line: string): LabelledLine {
  const at = line.lastIndexOf(' => ')
  const [text, labels] = [line.slice(0, at).replaceAll('\\t', '\t'), line.slice(at + 4)]
  if (labels === '?') return { writer, text, expected: null }
  const [measure = '', food = '', preparation = null] = labels.split('|').map((part) => part.trim())
  const [, amount = '', unit = '', size = ''] = label.exec(measure) ?? []
  if (!amount || !food) throw new Error(`'${line}' has no label`)
  return { writer, text, expected: { amount, unit, size, food, preparation } }
}

/** Every line of a part of the corpus: 'tuning' or 'held-out'. */
export const readCorpus = (part: string): readonly LabelledLine[] =>
  readdirSync(new URL(`${part}/`, folder)).flatMap((file) =>
    readFileSync(new URL(`${part}/${file}`, folder), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('%'))
      .map((line) => readLine(file.replace('.txt', ''), line)),
  )
