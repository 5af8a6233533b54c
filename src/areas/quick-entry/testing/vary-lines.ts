import { random, type Random } from '#areas/demo/generate/random.ts'
import { wordsOf } from '#areas/kitchen-words/text/fold.ts'
import type { DemoKitchen, DemoText } from './demo-kitchen.ts'
import type { LabelledLine } from './read-corpus.ts'

const shortened: Readonly<Record<string, string>> = {
  CHICKEN: 'chix',
  BREAST: 'brst',
  BONELESS: 'bnls',
  CHEESE: 'chs',
  TOMATO: 'tom',
  SHREDDED: 'shred',
  SAUCE: 'sce',
  LETTUCE: 'lett',
  POTATO: 'pot',
  PEPPER: 'pep',
  CHOCOLATE: 'choc',
  VEGETABLE: 'veg',
  MOZZARELLA: 'mozz',
}

/** A letter left out, doubled, or two swapped; short words are spelt right by everybody. */
function misspelt(word: string, chance: Random): string {
  if (word.length < 5 || /\d/.test(word)) return word
  const at = chance.whole(1, word.length - 2)
  const kind = chance.whole(1, 3)
  if (kind === 1) return word.slice(0, at) + word.slice(at + 1)
  if (kind === 2) return word.slice(0, at) + word[at]! + word.slice(at)
  return word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2)
}

interface Name {
  readonly text: string
  /** The words it stands for, spelt right and in full. */
  readonly kept: readonly string[]
}

/**
 * What somebody writes who wants this item: some of its words, some short or misspelt, perhaps its
 * pack.
 */
function named(item: DemoText, chance: Random): Name {
  const words = item.description.split(' ')
  const kept = words.filter((_, i) => i === 0 || chance.percent(75))
  const written = kept.map((word) => {
    if (chance.percent(20)) return shortened[word] ?? word.toLowerCase()
    return chance.percent(12) ? misspelt(word.toLowerCase(), chance) : word.toLowerCase()
  })
  const turned = chance.percent(25) && written.length > 1 ? [...written.slice(1), written[0]!] : written
  const pack = chance.percent(20) ? [item.pack] : []
  return { text: [...turned, ...pack].join(' ').toLowerCase(), kept: [...kept, ...pack] }
}

const numbersOf = (item: DemoText): readonly string[] => [item.itemNumber, item.gtin, item.productCode]

function line(name: string, quantity: number, item: DemoText, chance: Random): string {
  const unit = item.eachOnly ? chance.pick(['ea', 'each', 'pcs']) : chance.pick(['cs', 'case', 'cases', 'CS'])
  return chance.pick([
    `${quantity} ${unit} ${name}`,
    `${quantity}${unit} ${name}`,
    `${name} - ${quantity} ${unit}`,
    `${name}\t${quantity}\t${unit}`,
    `${unit}\t${quantity}\t${name}`,
    `- ${name}: ${quantity}`,
    `${quantity} ${name}`,
    `${quantity} x ${name}`,
    `please add ${quantity} ${unit} of ${name}`,
  ])
}

/**
 * Lines by rule, more than a hand can write: for each item a customer buys, and half as many they
 * never bought, lines as people write them. The label is the item that was meant, except where
 * words for a strange item fit one the customer buys: a clerk sends that one.
 */
export function variedLines(kitchen: DemoKitchen, seed: number): LabelledLine[] {
  const chance = random(seed)
  const all = [...kitchen.items.values()].filter((item) => !item.isDiscontinued)
  const bought = all.filter(({ itemNumber }) => kitchen.lens.bought.has(itemNumber))
  const fits = (kept: readonly string[]) => (item: DemoText) => {
    const words = wordsOf(`${item.description} ${item.pack}`)
    return wordsOf(kept.join(' ')).every((word) => words.includes(word))
  }
  return [...bought, ...bought, ...chance.some(all, bought.length)].flatMap((item): LabelledLine[] => {
    const quantity = chance.whole(1, 9)
    const isByNumber = chance.percent(15)
    const { text, kept } = named(item, chance)
    const isStrange = !kitchen.lens.bought.has(item.itemNumber) && !isByNumber
    const usual = isStrange ? bought.filter(fits(kept)) : []
    if (usual.length > 1) return []
    const meant = usual[0] ?? item
    const expected = {
      itemNumber: meant.itemNumber,
      quantity,
      unit: meant.eachOnly ? ('EA' as const) : ('CS' as const),
    }
    const name = isByNumber ? chance.pick(numbersOf(item)) : text
    return [{ text: line(name, quantity, meant, chance), expected: [expected] }]
  })
}
