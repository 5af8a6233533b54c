import type { IngredientLine } from '../ingredient-line.ts'
import { plainOf } from './split-words.ts'

/** The words an item is looked up by, the likeliest to be meant first. */
export interface FoodPhrases {
  /** With the preparation, as food is also bought prepared: 'mozzarella shredded'. */
  readonly prepared: string | null
  /** The food alone: as written, then 'parsley' for 'fresh parsley', which no catalogue says. */
  readonly plain: readonly string[]
  /** 'fresh' was left out: nothing dried, frozen or canned is meant. */
  readonly isFresh: boolean
  /** 'dried' was left out, as spices are sold without the word: nothing fresh is meant. */
  readonly isDried: boolean
  /** Drawn from the tap or the ice machine: nothing is bought for it. */
  readonly isWater: boolean
}

/** Preparations that food is sold in. */
const soldPrepared =
  /^(?:shredded|grated|sliced|diced|chopped|minced|crumbled|cubed|peeled|crushed|cooked|julienned|quartered|halved|picad[oa]s?|rallad[oa]s?|rebanad[oa]s?|rapee?s?|hachee?s?|emincee?s?)$/
const keptFresh = /^(?:fresh|fresco|fresca|frescos|frescas|frais|fraiche|fraiches|freshly)$/
const dried = /^(?:dried|dry|seco|seca|secos|secas|seche|sechee|seches|sechees)$/
/** 'basil leaves' are basil. */
const shapes = /^(?:leaf|leaves|hoja|hojas|feuille|feuilles)$/
/** What a recipe says of food, and no catalogue does. */
const asides =
  /^(?:fresh|fresco|fresca|frescos|frescas|frais|fraiche|fraiches|ripe|cold|warm|hot|chilled|good|best|quality|favorite|large|lg|lrg|medium|med|small|sm|big|maduro|maduros|maduras|grande|grandes|chico|chica|medianas?|medianos?)$/
const water =
  /^(?:(?:tap|cold|warm|hot|boiling|lukewarm|tepid|iced?|filtered|simmering|room|temperature|pasta|cooking|reserved|of|very) ){0,3}(?:water|ice)(?: cubes?)?$|^(?:agua|eau)(?: (?:fria|tibia|caliente|hirviendo|froide|tiede|chaude|bouillante))?$|^(?:hielo|glace|glacons)$/

/** RECIPE-3: the words by which the food of a line is looked for in the catalogue. */
export function phraseFood({ food, preparation }: Pick<IngredientLine, 'food' | 'preparation'>): FoodPhrases {
  const words = food.split(/\s+/).filter(Boolean)
  const kept = words.filter((word) => !asides.test(plainOf(word)))
  const prepared = plainOf(preparation)
    .split(/[\s,]+/)
    .find((word) => soldPrepared.test(word))
  const base = kept.length > 0 ? kept.join(' ') : food
  const bare = kept.filter((word) => !dried.test(plainOf(word)) && !shapes.test(plainOf(word)))
  return {
    prepared: prepared === undefined ? null : `${base} ${prepared}`,
    plain: [...new Set([food, base, bare.join(' ')])].filter(Boolean),
    isFresh: words.some((word) => keptFresh.test(plainOf(word))),
    isDried: words.some((word) => dried.test(plainOf(word))),
    isWater: water.test(plainOf(food)),
  }
}
