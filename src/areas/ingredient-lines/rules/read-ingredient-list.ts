import type { RecipeListLine, SkippedLine } from '../ingredient-line.ts'
import { maxLineLength, readIngredientLine } from './read-ingredient-line.ts'
import { plainOf, splitWords } from './split-words.ts'
import { readMeasure } from './read-measure.ts'

/** RECIPE-3: max lines of a pasted recipe. */
export const maxListLines = 500

const yieldLine =
  /^(?:serves|servings?|feeds|makes|yields?|yield|portions?|pour \d+ personnes|para \d+ (?:personas|porciones)|rinde|porciones|rendimiento|sirve|personnes|raciones|rations|number of servings)\b/
const timeLine =
  /^(?:prep|preparation|cook|cooking|total|active|bake|baking|chill|rest|tiempo|temps|duree)\b.{0,30}\b(?:time|minutes?|mins?|hours?|hrs?|minutos|horas|heures?)\b|^(?:time|tiempo|temps|duree|cuisson|oven|oven temp(?:erature)?) ?[:-]/
/** Below it nothing is an ingredient. */
const directionsHeading =
  /^(?:directions?|instructions?|method|preparation|procedure|steps|how to (?:make|cook) it|preparacion|instrucciones|procedimiento|elaboracion|modo de preparacion|instructions|etapes|realisation)$/
const ingredientsHeading = /^(?:ingredients?|ingredientes|you will need|what you need|shopping list)$/
/** What a step begins with. */
const verbs = new Set(
  `preheat heat mix stir combine whisk add place put cook bake boil simmer saute fry roast grill bring pour spread remove drain
   season serve let allow cover transfer blend puree beat fold knead roll cut slice chop dice mince melt sprinkle garnish set
   refrigerate chill freeze wash rinse peel sear brown reduce strain toss marinate brush line grease turn repeat divide arrange
   in meanwhile then when while after once using make top store
   precalentar precaliente mezclar mezcle agregar agregue anadir anada calentar caliente cocinar cocine hervir servir batir hornear
   prechauffer prechauffez melanger melangez ajouter ajoutez faire faites cuire cuisez mettre mettez servir servez verser versez`.split(
    /\s+/,
  ),
)

const numbered = /^\s*(?:\(\d{1,3}\)|\d{1,3}(?:[.)]|\.\)))\s+(?=\S)/
const marks = /^[\s>*+•·▪●◦☐☑✓✔#=_-]+|(?<![\s=*_#-])[\s=*_#-]+$/g

const plainLine = (text: string): string => plainOf(text.slice(0, maxLineLength).replace(marks, '')).trim()

/** 'For the sauce:', 'DOUGH', '--- Filling ---': a line without an amount that ends or looks so. */
function isHeading(source: string, plain: string): boolean {
  const text = source.trim()
  if (text.length > 60 || readMeasure(splitWords(text), 0)) return false
  if (/:[*_#\s]{0,6}$/.test(text)) return true
  if (/^(?:#{1,4}\s|\*\*[^*]+\*\*$|[-=]{2}.*[-=]{2}$)/.test(text)) return true
  if (/^(?:for the|for|para el|para la|pour la|pour le|to serve|to assemble)\b[^,]{0,40}$/.test(plain)) return true
  return /^\P{Ll}+$/u.test(text) && /\p{Lu}{3}/u.test(text) && !/\d/.test(text) && text.split(/\s+/).length <= 4
}

/** A sentence that says what to do. */
function isDirection(plain: string, source: string): boolean {
  const words = plain.split(/\s+/)
  const isCommand = verbs.has(words[0] ?? '') && words.length > 3
  return isCommand || words.length > 30 || (words.length > 8 && /\.\s+\p{Lu}/u.test(source))
}

function whySkippedLine(source: string): SkippedLine | null {
  const unnumbered = source.replace(numbered, '')
  const plain = plainLine(unnumbered)
  if (!/[\p{L}\d]/u.test(plain)) return 'text'
  const bare = plain.replace(/(?<![:.\s])[:.\s]+$/, '')
  if (directionsHeading.test(bare) || ingredientsHeading.test(bare)) return 'heading'
  if (yieldLine.test(plain)) return 'yield'
  if (timeLine.test(plain)) return 'time'
  if (/^https?:|^www\.|@\w+\.\w/.test(plain)) return 'text'
  if (isDirection(plain, unnumbered)) return 'direction'
  return isHeading(source, plain) ? 'heading' : null
}

/**
 * RECIPE-3: a pasted recipe, line by line. Headings, yields, times and directions are recognized
 * and returned as skipped, never dropped; every other line is read as an ingredient, or asked. A
 * list that is numbered loses its numbers; below 'Directions' no line is an ingredient.
 */
export function readIngredientList(text: string): readonly RecipeListLine[] {
  const lines = text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((source, i) => ({ position: i + 1, source: source.trim() }))
    .filter(({ source }) => source !== '')
    .slice(0, maxListLines)
  const isNumbered = lines.filter(({ source }) => numbered.test(source)).length >= 2
  let isBelowDirections = false
  return lines.map(({ position, source }): RecipeListLine => {
    const skipped = source.length > maxLineLength ? null : whySkippedLine(source)
    const bare = plainLine(source).replace(/(?<![:.\s])[:.\s]+$/, '')
    if (skipped === 'heading')
      isBelowDirections = directionsHeading.test(bare) || (isBelowDirections && !ingredientsHeading.test(bare))
    if (skipped) return { position, source, skipped }
    if (isBelowDirections) return { position, source, skipped: 'direction' }
    const own = isNumbered ? source.replace(numbered, '') : source
    return { position, source, skipped: null, line: readIngredientLine(own) }
  })
}
