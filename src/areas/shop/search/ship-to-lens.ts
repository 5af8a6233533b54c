import type { CatalogueIndex } from './catalogue-index.ts'
import type { ShipToLens } from './lens-facts.ts'
import { bareDigits, codeWordsOf, wordsOf } from '#areas/kitchen-words/text/fold.ts'

/** The lens by places of one index, worked out once a lens. */
export interface PlacedLens {
  readonly words: ReadonlyMap<string, readonly number[]>
  readonly times: ReadonlyMap<number, number>
  /** Places by how often they were bought, the most first. */
  readonly byTimes: readonly number[]
  /** Places by last order, the latest first. */
  readonly byLastOrder: readonly number[]
  readonly bid: ReadonlySet<number>
  readonly hidden: ReadonlySet<number>
  readonly warehouse: string
}

const placed = new WeakMap<ShipToLens, { index: CatalogueIndex; lens: PlacedLens }>()

/** A lens that shows the catalogue as it is. */
export const plainLens: ShipToLens = {
  ownWords: new Map(),
  bought: new Map(),
  bidItems: new Set(),
  hidden: new Set(),
  warehouse: '',
}

/** The lens by places. */
export function placeLens(index: CatalogueIndex, lens: ShipToLens): PlacedLens {
  const known = placed.get(lens)
  if (known?.index === index) return known.lens
  const made = place(index, lens)
  placed.set(lens, { index, lens: made })
  return made
}

function place({ placeOf, ordinals }: CatalogueIndex, lens: ShipToLens): PlacedLens {
  const places = (numbers: Iterable<string>) =>
    new Set([...numbers].map((itemNumber) => placeOf.get(itemNumber)).filter((found) => found !== undefined))
  const words = new Map<string, number[]>()
  for (const [itemNumber, own] of lens.ownWords) {
    const found = placeOf.get(itemNumber)
    if (found === undefined) continue
    for (const word of new Set([...wordsOf(own.description), ...codeWordsOf(own.number), bareDigits(own.number)])) {
      const places = words.get(word)
      if (places) places.push(found)
      else if (word !== '') words.set(word, [found])
    }
  }
  const bought = [...lens.bought].flatMap(([itemNumber, facts]) => {
    const found = placeOf.get(itemNumber)
    return found === undefined ? [] : [{ place: found, ...facts }]
  })
  return {
    words,
    times: new Map(bought.map(({ place, times }) => [place, times])),
    byTimes: bought
      .toSorted((a, b) => b.times - a.times || ordinals[a.place]! - ordinals[b.place]!)
      .map(({ place }) => place),
    byLastOrder: bought
      .toSorted((a, b) =>
        a.lastOrderedOn < b.lastOrderedOn ? 1 : a.lastOrderedOn > b.lastOrderedOn ? -1 : b.times - a.times,
      )
      .map(({ place }) => place),
    bid: places(lens.bidItems),
    hidden: places(lens.hidden),
    warehouse: lens.warehouse,
  }
}
