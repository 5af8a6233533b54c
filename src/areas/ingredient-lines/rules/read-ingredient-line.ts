import type { IngredientDoubt, IngredientLine } from '../ingredient-line.ts'
import { asNeeded, partsOfFruit, trailingUnits } from '../ingredient-words.ts'
import { readFood, trailingUnit } from './read-food.ts'
import { type FoundMeasure, readMeasure } from './read-measure.ts'
import { plainOf, splitWords, type Word } from './split-words.ts'

/** Max characters of an ingredient line; a longer one is prose (PLAT-14). */
export const maxLineLength = 300

const nothing: IngredientLine = {
  amount: null,
  upTo: null,
  unit: null,
  size: null,
  food: '',
  preparation: '',
  notes: [],
  isToTaste: false,
  notUnderstood: '',
  doubt: null,
}

/**
 * What a list sets before its lines: marks, boxes, pictures, 'a)', and '2)' before an amount.
 */
const bullet =
  /^\s*(?:(?:[>*•·▪●◦☐☑✓✔▢□①-⑳]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D|[–—-](?=\s)|\[[ x]?\]|\(?[a-z]\)|\d{1,3} ?\.?\)(?=\s+[\d¼-¾⅐-⅞]))\s*)+/iu

/** 'juice of 1 lemon': the part that is asked for, and where the fruit begins. */
function partOfFruit(words: readonly Word[]): { part: string; next: number } | null {
  const plain = words.slice(0, 7).map((word) => word.plain)
  for (let length = Math.min(plain.length, 6); length > 1; length--) {
    if (!partsOfFruit.includes(plain.slice(0, length).join(' '))) continue
    const part = words.slice(0, length - 1).filter((word) => !/^(?:the|el|la|le)$/.test(word.plain))
    return { part: part.map(({ text }) => text).join(' '), next: length }
  }
  return null
}

/** The one amount behind the food: 'Butter 2 lb', 'eggs, 12 ea', 'onions 3'. */
function amountBehind(words: readonly Word[]): { found: FoundMeasure; rest: Word[] } | 'several' | null {
  const all: { found: FoundMeasure; from: number }[] = []
  for (let at = 1; at < words.length; at++) {
    const found = words[at - 1]!.plain === '/' ? null : readMeasure(words, at, true)
    if (!found?.amount) continue
    const isEnd = found.next >= words.length
    const isPart = isEnd || words[found.next]!.plain === ','
    const isArticle = !/^[\d.]/.test(words[at]!.plain)
    if (isPart && !isArticle && (found.unit !== null || isEnd)) {
      all.push({ found, from: at })
      at = found.next - 1
    }
  }
  const [only] = all
  if (!only) return null
  if (all.length > 1) return 'several'
  const before = words.slice(0, only.from)
  while (before.length > 1 && /^(?:x|,|-|:)$/.test(before.at(-1)!.plain)) before.pop()
  return { found: only.found, rest: [...before, ...words.slice(only.found.next)] }
}

/** Cells of a row in the order of a line: the number, its unit, then the words. */
function fromCells(text: string): string {
  const cells = text.split(/[\t|]/).map((cell) => cell.trim())
  if (cells.length < 2) return text
  const number = cells.findIndex((cell) => /^[\d¼-¾⅐-⅞][\d\s./,¼-¾⅐-⅞-]*$/.test(cell))
  if (number < 0) return cells.filter(Boolean).join(' , ')
  const words = splitWords(`1 ${cells[number + 1] ?? ''}`)
  const measure = readMeasure(words, 0)
  const isUnit = measure?.unit && measure.next === words.length
  const others = cells.filter((cell, i) => cell && i !== number && !(isUnit && i === number + 1))
  return `${cells[number]} ${isUnit ? cells[number + 1] : ''} ${others.join(' , ')}`
}

function withFood(words: readonly Word[], found: FoundMeasure, part: string): IngredientLine {
  const behind =
    found.unit === null && found.doubt === null ? trailingUnit(words, (unit) => trailingUnits.has(unit)) : null
  const rest = behind ? words.filter((_, i) => i !== behind.at) : words
  const unit = found.unit ?? behind?.unit ?? (found.amount && found.doubt === null ? 'each' : null)
  const food = readFood(rest, unit)
  const isSpice = food.doubt === 'no_food' && unit === 'clove' && food.food === ''
  const doubt = found.doubt ?? (isSpice ? null : food.doubt)
  return {
    ...nothing,
    amount: found.amount,
    upTo: found.upTo,
    unit: isSpice ? 'each' : unit,
    size: found.size,
    food: isSpice ? 'cloves' : food.food,
    preparation: [part, food.preparation].filter(Boolean).join(', '),
    notes: [...found.notes, ...food.notes].filter(Boolean),
    isToTaste: food.isToTaste && found.amount === null,
    notUnderstood: found.notUnderstood,
    doubt,
  }
}

/** A line without an amount: as much as is needed, or one that asks how much. */
function withoutAmount(words: readonly Word[], doubt: IngredientDoubt): IngredientLine {
  const food = readFood(words, null)
  const own = food.doubt === 'no_food' || food.doubt === 'several_foods' ? food.doubt : null
  return { ...nothing, ...food, doubt: food.isToTaste ? own : doubt }
}

/**
 * RECIPE-3: amount, unit, food and preparation of one line as cooks write it, in English, Spanish
 * or French: '2.5 lb onion yellow diced', '1 (14 oz) can tomatoes', 'juice of 1 lemon', 'salt to
 * taste'. What it is not sure of is a doubt, never a guess. The order of the fields is free: '2 lb
 * butter', 'butter 2 lb', cells of a table.
 */
export function readIngredientLine(source: string): IngredientLine {
  const text = source.trim()
  if (text.length > maxLineLength) return { ...nothing, notUnderstood: text.slice(0, maxLineLength), doubt: 'too_long' }
  const words = splitWords(fromCells(text.replace(bullet, '')))
  if (words.length === 0) return { ...nothing, doubt: 'no_food' }
  const fruit = partOfFruit(words)
  if (fruit) {
    const found = readMeasure(words, fruit.next, true)
    if (found) return withFood(words.slice(found.next), found, fruit.part)
  }
  const isNeeded = asNeeded.includes(words.map(({ text: word }) => plainOf(word)).join(' '))
  const found = isNeeded ? null : readMeasure(words, 0)
  if (found) {
    const line = withFood(words.slice(found.next), found, '')
    // '2 cups' alone, and '7-Up, 1 can'.
    if (line.doubt !== 'no_food') return line
  }
  const behind = amountBehind(words)
  if (behind === 'several') return { ...withoutAmount(words, 'several_amounts'), doubt: 'several_amounts' }
  if (behind) return withFood(behind.rest, behind.found, '')
  return found ? withFood(words.slice(found.next), found, '') : withoutAmount(words, 'no_amount')
}
