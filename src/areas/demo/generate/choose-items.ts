import { type Brand, brandsOf } from './brands.ts'
import { departments } from './range/departments.ts'
import type { Pack } from './range/packs.ts'
import type { Product } from './range/read-range.ts'
import { random } from './random.ts'
import { type DivisionCode, sevenDigits } from './size.ts'
import { wellKnownItems } from './well-known-items.ts'

/** A product in one pack and under one label: what an item number stands for. */
export interface Choice {
  readonly itemNumber: string
  readonly product: Product
  readonly pack: Pack
  readonly brand: Brand
  /** Rank in which a distributor stocks it: the usual pack of common products comes first. */
  readonly rank: number
}

const firstNumber = { NLV: 100_000, NIC: 500_000 } as const
const seeds = { NLV: 7, NIC: 11 } as const

type Unnumbered = Omit<Choice, 'itemNumber'>

/** Every product in every pack under every label that makes it, in the order of stocking. */
function ranked(division: DivisionCode): Unnumbered[] {
  const chance = random(seeds[division])
  const choices = departments.flatMap(({ products }) =>
    products.flatMap((product) => {
      const isStaple = product.traits.has('staple')
      const [perPack, perBrand, late] = isStaple ? [0.9, 0.8, 0] : [1.4, 2.2, 0.8]
      return chance.shuffled(brandsOf(product)).flatMap((brand, b) =>
        product.packs.map((pack, p) => ({
          product,
          pack,
          brand,
          rank: late + p * perPack + b * perBrand + chance.next(),
        })),
      )
    }),
  )
  return choices.toSorted((a, b) => a.rank - b.rank)
}

/** Moves each well-known item to the place of its number, in the pack and label stocked first. */
function placeWellKnown(choices: Unnumbered[], division: DivisionCode): void {
  for (const [itemNumber, description] of wellKnownItems[division]) {
    const from = choices.findIndex(({ product }) => product.description === description)
    const to = placeOf(itemNumber, division)
    const moved = choices[from]
    if (!moved) throw new Error(`There is no ${description} for ${itemNumber}`)
    choices[from] = choices[to]!
    choices[to] = moved
  }
}

// Numbers have gaps, like those of a distributor who has dropped items over the years.
const step = 3
const placeOf = (itemNumber: string, division: DivisionCode): number =>
  Math.floor((Number(itemNumber) - firstNumber[division]) / step)

const chosen = new Map<DivisionCode, readonly Choice[]>()

/**
 * The items of a division in the order of stocking: a smaller demo is the beginning of a larger
 * one.
 */
export function chooseItems(division: DivisionCode): readonly Choice[] {
  const known = chosen.get(division)
  if (known) return known
  const chance = random(seeds[division] + 1)
  const choices = ranked(division)
  placeWellKnown(choices, division)
  const wellKnown = new Map([...wellKnownItems[division].keys()].map((number) => [placeOf(number, division), number]))
  const numbered = choices.map((choice, place) => {
    const gap = chance.whole(0, step - 1)
    const itemNumber = wellKnown.get(place) ?? sevenDigits(firstNumber[division] + place * step + gap)
    return { itemNumber, ...choice }
  })
  chosen.set(division, numbered)
  return numbered
}
