import type { Nutrition } from './nutrition.ts'

/** What a product is called and how it is packed. */
export interface Kind {
  /** First words of the description. */
  readonly name: string
  /** Second words: cut, form, quality. */
  readonly forms: readonly string[]
  readonly packs: readonly string[]
}

/** A family of products: what they are called, how they are packed, what is in them. */
export interface Family {
  /** The leaf category. */
  readonly category: string
  readonly unspsc: string
  readonly kinds: readonly Kind[]
  /** What a case costs the distributor, in dollars, from and to. */
  readonly cost: readonly [number, number]
  readonly nutrition: Nutrition
  readonly traits?: readonly ('catchWeight' | 'brokenCase' | 'eachOnly' | 'dropShip' | 'justInTime' | 'special')[]
}

/** A department: what the filter rail shows first. */
export interface Department {
  readonly id: string
  readonly name: string
  readonly unspsc: string
  /** °F in the warehouse. */
  readonly storage: readonly [min: number, max: number]
  /** Days. */
  readonly shelfLife: number
  readonly families: readonly Family[]
}

const list = (text: string): string[] => text.split(', ')

/**
 * 'STRAWBERRY (CLAMSHELL|ORGANIC; 8/1 LB)' has forms, and packs, of its own instead of the
 * family's.
 */
function kindOf(text: string, forms: string, packs: string): Kind {
  const [, name = text, ownForms, ownPacks] = /^(.*?) \(([^;]*)(?:; (.*))?\)$/.exec(text) ?? []
  return { name, forms: ownForms?.split('|') ?? list(forms), packs: ownPacks?.split('|') ?? list(packs) }
}

/** Describes a family; lists are written with commas. */
export const family = (
  category: string,
  unspsc: string,
  kinds: string,
  forms: string,
  packs: string,
  cost: readonly [number, number],
  nutrition: Nutrition,
  traits: Family['traits'] = [],
): Family => ({
  category,
  unspsc,
  kinds: list(kinds).map((kind) => kindOf(kind, forms, packs)),
  cost,
  nutrition,
  traits,
})

/** Describes a department. */
export const dept = (
  id: string,
  name: string,
  unspsc: string,
  storage: readonly [number, number],
  shelfLife: number,
  families: readonly Family[],
): Department => ({ id, name, unspsc, storage, shelfLife, families })

/** °F of each kind of storage. */
export const cold = [34, 38] as const
/** °F. */
export const frozen = [-10, 0] as const
/** °F. */
export const dry = [50, 75] as const
