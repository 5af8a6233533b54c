import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { candidatesOf, judgeOf } from '#areas/quick-entry/server/match-lines.ts'
import { type DemoKitchen, demoKitchen } from '#areas/quick-entry/testing/demo-kitchen.ts'
import { readKitchens } from '#areas/quick-entry/testing/read-corpus.ts'
import { chooseIngredient } from '../rules/choose-ingredient.ts'
import { phraseFood } from '../rules/phrase-food.ts'
import { readIngredientLine } from '../rules/read-ingredient-line.ts'
import { toOrderLine } from '../rules/to-order-line.ts'

// The catalogue of the demo distributor is generated first.
vi.setConfig({ testTimeout: 60_000 })

/** What became of a labelled line. */
interface Outcome {
  readonly text: string
  readonly label: string
  /** 'right', 'asked', 'none', 'water', or the item that was taken wrongly. */
  readonly got: string
}

/** Matches a line as the server does, on the catalogue of the demo distributor. */
function matchIn(kitchen: DemoKitchen, text: string) {
  const line = readIngredientLine(text)
  const phrases = phraseFood(line)
  const { prepared, plain, isWater } = phrases
  if (isWater) return { outcome: 'water' as const, itemNumber: null, choices: [] }
  const judge = judgeOf(kitchen, (itemNumber) => kitchen.items.get(itemNumber))
  const judgeWords = (words: string) => judge(candidatesOf(kitchen, toOrderLine(words)))
  return chooseIngredient(
    line,
    { prepared: prepared === null ? null : judgeWords(prepared), plain: plain.map(judgeWords) },
    phrases,
    (itemNumber) => {
      const item = kitchen.items.get(itemNumber)
      return (
        item && {
          description: item.description,
          categoryName: item.categoryId,
          pack: item.pack,
          isBought: kitchen.lens.bought.has(itemNumber),
        }
      )
    },
  )
}

function outcomesOf(file: string): Outcome[] {
  const kitchens = readKitchens()
  let kitchen: DemoKitchen | undefined
  return readFileSync(new URL(`matching/${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('%'))
    .flatMap((line) => {
      if (line.startsWith('@ ')) {
        kitchen = demoKitchen(kitchens.get(line.slice(2))!)
        return []
      }
      const [text = '', label = ''] = line.split(' => ')
      const expected = label === '?' || label === 'water' ? null : kitchen!.itemOf(label)
      const { outcome, itemNumber } = matchIn(kitchen!, text)
      const isRight = itemNumber !== null && itemNumber === expected?.itemNumber
      const taken = isRight ? 'right' : `${itemNumber} ${kitchen!.items.get(itemNumber ?? '')?.description}`
      return [{ text, label, got: outcome === 'sure' ? taken : outcome }]
    })
}

const files = ['lines', 'held-out', 'unseen'].map((file) => ({ file, outcomes: outcomesOf(file) }))

test('the corpus has at least 150 lines', () => {
  expect(files.flatMap(({ outcomes }) => outcomes).length).toBeGreaterThanOrEqual(150)
})

test.each(files)(
  'of what is sure in $file, 99 % is what a cook means, and most is sure [RECIPE-3]',
  ({ file, outcomes }) => {
    const known = outcomes.filter(({ label }) => label !== '?' && label !== 'water')
    const right = outcomes.filter(({ got }) => got === 'right').length
    const wrong = outcomes.filter(({ got }) => !['right', 'asked', 'none', 'water'].includes(got))
    console.info(
      `${file}: ${right} right, ${wrong.length} wrong, ${known.length - right} of ${known.length} left to the person`,
    )
    expect(right / (right + wrong.length), JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(0.99)
    expect(right / known.length).toBeGreaterThanOrEqual(0.8)
  },
)

test.each(files)('water costs nothing, and nothing else is taken for it: $file [RECIPE-3]', ({ outcomes }) => {
  for (const { text, label, got } of outcomes) expect(got === 'water', text).toBe(label === 'water')
})
