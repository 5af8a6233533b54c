import { allow, type Decision, refuse } from '#kit/decision.ts'
import { recipeLimits } from '../recipe.ts'
import { recipeRefusals } from '../recipes.refusals.ts'

/** RECIPE-3: a text has at least one line and at most 300; empty ones do not count. */
export function mayMatchLines(text: string): Decision {
  const lines = text.split(/[\n\r\u2028\u2029]/).filter((line) => line.trim() !== '').length
  if (lines === 0) return refuse(recipeRefusals.lines_missing, { field: 'text' })
  return lines > recipeLimits.matchedLines
    ? refuse(recipeRefusals.too_many_lines, { field: 'text', details: { lines } })
    : allow()
}
