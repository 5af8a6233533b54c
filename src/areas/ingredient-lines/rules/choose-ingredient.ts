import type { UnitKey } from '#areas/measures/units.ts'
import type { IngredientLine } from '../ingredient-line.ts'

/** An item that words may mean, as quick entry judged it. */
export interface JudgedWords {
  readonly itemNumber: string | null
  readonly isSure: boolean
  /** The likeliest first. */
  readonly likely: readonly string[]
}

/** What of an item decides whether a line can mean it. */
export interface NamedItem {
  readonly description: string
  readonly categoryName: string
  /** '6/#10', '24/15 OZ'. */
  readonly pack: string
  /** Bought before, or in a guide of the ship-to. */
  readonly isBought: boolean
}

/** The item of a line, the items to choose from, or none. */
export interface ChosenIngredient {
  /** `water` is free: nothing is bought for it. */
  readonly outcome: 'sure' | 'asked' | 'none' | 'water'
  readonly itemNumber: string | null
  /** The likeliest first; the sure one too. */
  readonly choices: readonly string[]
}

/** Most items offered for a line. */
const maxChoices = 6

/** Units that only fresh food has: a clove is no powder, a sprig is not dried. */
const freshUnits: ReadonlySet<UnitKey | null> = new Set<UnitKey>([
  'clove',
  'head',
  'sprig',
  'stalk',
  'bunch',
  'ear',
  'leaf',
])
const cans: ReadonlySet<UnitKey | null> = new Set<UnitKey>([
  'can',
  'can10',
  'can5',
  'can3',
  'can2half',
  'can2',
  'can300',
])
/** Packs that a can may be part of: '6/#10', '12/50 OZ'; never a sack of 25 lb. */
const inCans = /#\d|\d ?(?:FL )?(?:OZ|GM?|ML)\b/i
/** Units that count pieces. */
const countUnits: ReadonlySet<UnitKey | null> = new Set<UnitKey>(['each', 'dozen', 'pair'])
/** Words of descriptions for food that has no pieces any more. */
const ground =
  /^(?:POWDER|POWDERED|GROUND|GRANULATED|FLAKES?|PUREE|JUICE|LIQUID|PASTE|CHOPPED|DICED|MINCED|SHREDDED|GRATED|SLIVERED|CRUSHED|CRUMBLED|SAUCE|EXTRACT|CONCENTRATE|RUBBED)$/
/** Words of descriptions for food that is not as it grew. */
const preserved = /^(?:DRIED|DRY|CANNED|FROZEN|IQF|FRZ|SLICED|PICKLED)$/
const spices = /spice|season/i
/** What is kept whole although a spice: '2 cinnamon sticks', '3 bay leaves'. */
const wholeSpice = /^(?:WHOLE|STICK|BEAN|POD|SEED)S?$/
const fromFruit = /juice|zest|jugo|zumo|ralladura|jus\b|zeste/i

/** Forms that food is cut into. */
const forms = /^(?:CHOPPED|DICED|MINCED|SHREDDED|GRATED|SLICED|SLIVERED|CRUSHED|CRUMBLED)$/

/** How the line's own words limit what it can mean. */
export interface FoodLimits {
  readonly isFresh: boolean
  readonly isDried: boolean
}

/** Whether the line's own words rule an item out. */
function contradicts(line: IngredientLine, { isFresh, isDried }: FoodLimits, item: NamedItem): boolean {
  const words = item.description.toUpperCase().split(/[\s,/]+/)
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word))
  const named = new Set(line.food.toUpperCase().split(/[\s,/]+/))
  const hasUnnamed = (pattern: RegExp) => words.some((word) => pattern.test(word) && !named.has(word))
  // Who wants it shredded does not mean what is bought chopped.
  const wanted = line.preparation
    .toUpperCase()
    .split(/[\s,]+/)
    .filter((word) => forms.test(word))
  if (wanted.length > 0 && has(forms) && !words.some((word) => wanted.includes(word))) return true
  if (cans.has(line.unit) && (!inCans.test(item.pack) || has(/^(?:FRESH|FROZEN|IQF|DRY|DRIED)$/))) return true
  const isSpice = spices.test(item.categoryName)
  if (isDried) return !isSpice && !has(/^(?:DRIED|DRY)$/)
  const isGrown = isFresh || freshUnits.has(line.unit) || fromFruit.test(line.preparation)
  // A peeled clove is a clove, but no head.
  if (line.unit === 'head' && has(/^PEELED$/)) return true
  const isCounted = countUnits.has(line.unit)
  if ((isGrown || isCounted) && isSpice && !has(wholeSpice)) return true
  if (isGrown && hasUnnamed(preserved)) return true
  return (isGrown || isCounted) && hasUnnamed(ground)
}

/**
 * RECIPE-3: the item a line means. It is sure only when the kitchen buys it or nothing else of the
 * catalogue fits, and when the words with the preparation do not point to another item that is
 * bought: who buys onions whole and diced must say which are meant.
 */
export function chooseIngredient(
  line: IngredientLine,
  judged: { readonly prepared: JudgedWords | null; readonly plain: readonly JudgedWords[] },
  limits: FoodLimits,
  itemOf: (itemNumber: string) => NamedItem | undefined,
): ChosenIngredient {
  const { prepared } = judged
  const plain = judged.plain.find(({ isSure }) => isSure) ?? judged.plain[0] ?? null
  const sureOf = (each: JudgedWords | null): string | null => {
    const item = each?.isSure && each.itemNumber !== null ? itemOf(each.itemNumber) : undefined
    return item && !contradicts(line, limits, item) ? each!.itemNumber : null
  }
  const [byPrepared, byPlain] = [sureOf(prepared), sureOf(plain)]
  const likely = [prepared, ...judged.plain].flatMap((each) => each?.likely ?? [])
  const first = [byPlain, byPrepared].filter((each) => each !== null)
  // What the line rules out comes last: dried parsley is no bunch.
  const isRuledOut = (itemNumber: string) => contradicts(line, limits, itemOf(itemNumber)!)
  const known = [...new Set([...first, ...likely])].filter((itemNumber) => itemOf(itemNumber) !== undefined)
  const choices = known.toSorted((a, b) => Number(isRuledOut(a)) - Number(isRuledOut(b))).slice(0, maxChoices)
  const isBought = byPrepared !== null && itemOf(byPrepared)!.isBought
  // A preparation alone never makes an item sure that the kitchen does not buy.
  const sure = byPlain === null ? (isBought ? byPrepared : null) : isBought && byPrepared !== byPlain ? null : byPlain
  if (sure !== null) return { outcome: 'sure', itemNumber: sure, choices }
  return { outcome: choices.length > 0 ? 'asked' : 'none', itemNumber: null, choices }
}
