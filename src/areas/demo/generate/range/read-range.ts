import type { FoodKey } from '#areas/demo/generate/foods.ts'
import { pictureOf } from '#areas/demo/generate/picture-of.ts'
import { type PicturePack } from '#areas/demo/picture-parts.ts'
import { type Pack, readPack } from './packs.ts'
import { worthOf } from './price-words.ts'

/** Where a product is kept, in °F. */
export const storages = { cold: [34, 38], frozen: [-10, 0], dry: [50, 75] } as const

const traits = ['staple', 'weigh', 'each', 'break', 'drop', 'jit', 'special'] as const
/**
 * What is true of a product: many kitchens buy it, it is priced by the pound, sold by the each
 * only, or its case is broken; the maker ships it, it comes just in time, or when asked for.
 */
export type Trait = (typeof traits)[number]

/** One thing a kitchen can ask for: a description with the packs it really comes in. */
export interface Product {
  readonly department: string
  readonly category: string
  readonly unspsc: string
  readonly description: string
  /** The noun, for the ingredients: 'SALMON'. */
  readonly noun: string
  /** What it shares with its nearest relatives: 'SALMON ATLANTIC PORTION'. */
  readonly kind: string
  readonly packs: readonly Pack[]
  /** Dollars a kitchen pays for a pound or a piece of the first pack. */
  readonly price: number
  readonly isPricedByPiece: boolean
  /** Pounds of one piece; 0 where nothing is counted. */
  readonly pieceWeight: number
  readonly storage: keyof typeof storages
  /** Days. */
  readonly shelfLife: number
  readonly food: FoodKey
  /** The name of its drawing. */
  readonly pictureFood: string
  readonly picturePack: PicturePack
  readonly traits: ReadonlySet<Trait>
}

/** A department: what the filter rail shows first. */
export interface Department {
  readonly id: string
  readonly name: string
  readonly unspsc: string
  readonly categories: readonly { readonly name: string; readonly unspsc: string }[]
  readonly products: readonly Product[]
}

/** One way through the braces of a name: the words chosen, and packs that go with them. */
interface Form {
  readonly name: string
  readonly chosen: readonly string[]
  readonly packs: readonly string[]
}

/** 'TOMATO {ROMA,VINE@1/11 LB+1/15 LB} LARGE' is two forms, the second in packs of its own. */
function formsOf(text: string): Form[] {
  const brace = /\{([^}]*)\}/.exec(text)
  if (!brace) return [{ name: text.replaceAll(/\s+/g, ' ').trim(), chosen: [], packs: [] }]
  const rest = text.slice(brace.index + brace[0].length)
  return brace[1]!.split(',').flatMap((choice) => {
    const [words = '', packs] = choice.split('@')
    return formsOf(`${text.slice(0, brace.index)}${words}${rest}`).map((form) => ({
      name: form.name,
      chosen: [words, ...form.chosen],
      packs: packs ? packs.split('+') : form.packs,
    }))
  })
}

const spaced = (words: string): string => words.replaceAll('_', ' ')

/** The words after a line: 'food=beef weigh' over those of its category and department. */
function settings(...texts: readonly string[]): { values: Map<string, string>; flags: Set<string> } {
  const values = new Map<string, string>()
  const flags = new Set<string>()
  for (const word of texts.flatMap((text) => text.split(' ')).filter(Boolean)) {
    const [key = '', value] = word.split('=')
    if (value !== undefined) values.set(key, value)
    else if (key.startsWith('no')) flags.delete(key.slice(2))
    else flags.add(key)
  }
  return { values, flags }
}

/**
 * Reads a department's range. '# Beef | 50111510 | food=beef' opens a category; every other line is
 * 'NAME {FORM,FORM} | PACK, PACK | PRICE lb | words', '-' for packs that stand at the forms. An
 * underscore holds a noun of two words together; price, piece weight (w) and pack of the first form
 * are the measure for the others.
 */
export function department(id: string, name: string, unspsc: string, usual: string, text: string): Department {
  const categories: { name: string; unspsc: string; usual: string }[] = []
  const products: Product[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    const fields = line.replace(/^# /, '').split(' | ')
    if (line.startsWith('# ')) {
      const [category = '', code = '', words = ''] = fields
      categories.push({ name: category, unspsc: code, usual: words })
    } else {
      const category = categories.at(-1)
      if (!category) throw new Error(`'${line}' stands in no category`)
      products.push(...productsOf(fields, { id, usual, category }))
    }
  }
  return { id, name, unspsc, categories, products }
}

interface Place {
  readonly id: string
  readonly usual: string
  readonly category: { readonly name: string; readonly unspsc: string; readonly usual: string }
}

function productsOf([names = '', packs = '', price = '', words = '']: readonly string[], place: Place): Product[] {
  const { values, flags } = settings(place.usual, place.category.usual, words)
  const isTrait = (flag: string): flag is Trait => (traits as readonly string[]).includes(flag)
  const unknown = [...flags].find((flag) => !isTrait(flag))
  if (unknown) throw new Error(`'${unknown}' at ${names} is no trait`)
  const [dollars, unit] = price.split(' ')
  if (unit !== 'lb' && unit !== 'ea') throw new Error(`'${price}' at ${names} is no price`)
  const forms = formsOf(names)
  const first = forms[0]!
  return forms.map((form) => {
    const worth = worthOf(form.chosen.join(' '), first.chosen.join(' '), unit === 'ea')
    const ownPacks = form.packs.length > 0 ? form.packs : packs.split(', ')
    return {
      department: place.id,
      category: place.category.name,
      unspsc: place.category.unspsc,
      description: spaced(form.name),
      noun: spaced(form.name.split(' ')[0]!),
      kind: spaced(names.startsWith('{') ? form.name.split(' ')[0]! : names.replaceAll(/\s*\{[^}]*\}/g, '')),
      packs: ownPacks.map(readPack),
      price: Number(dollars) * worth,
      isPricedByPiece: unit === 'ea',
      pieceWeight: Number(values.get('w') ?? 0),
      storage: values.get('store') as keyof typeof storages,
      shelfLife: Number(values.get('life')),
      food: values.get('food') as FoodKey,
      pictureFood: pictureOf(values.get('pic') ?? 'package', spaced(form.name)),
      picturePack: values.get('in') as PicturePack,
      traits: new Set([...flags].filter(isTrait)),
    }
  })
}
