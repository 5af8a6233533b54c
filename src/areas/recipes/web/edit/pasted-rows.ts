import type { MatchedLine } from '#areas/recipes/ingredients.endpoints.ts'
import type { NewLine } from './recipe-draft.ts'
import { newLineOf, type Suggestion, suggestionsOf } from './suggestions.ts'

/** A line of a pasted list while it is reviewed. */
export interface PastedRow {
  readonly key: string
  readonly line: MatchedLine
  readonly suggestions: readonly Suggestion[]
  /** Of the suggestions; null: none yet. */
  readonly chosen: number | null
  readonly isIncluded: boolean
  /** Other words are looked for. */
  readonly isSearched: boolean
}

/**
 * A pasted text as a call takes it: without control characters, which no text of a call may have.
 * The line breaks of word processors are among them.
 */
export const readableText = (pasted: string): string =>
  pasted.replaceAll(/[\v\f\u0085]/g, '\n').replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, ' ')

/** Nothing to add, and nothing to decide. */
export const isLeftOut = ({ line }: PastedRow): boolean => line.outcome === 'skipped' || line.outcome === 'water'
/** Needs a person: nothing says which ingredient it is. */
export const isOpenRow = (row: PastedRow): boolean => !isLeftOut(row) && row.chosen === null && !row.line.isToTaste
/** Is added next. */
export const isReady = (row: PastedRow): boolean => row.isIncluded && row.chosen !== null

/**
 * RECIPE-3: the rows of a list as they are first shown. What is sure is ticked, unless it is 'to
 * taste': nobody measures that.
 */
export const toPastedRows = (lines: readonly MatchedLine[], mayAdd: boolean): readonly PastedRow[] =>
  lines.map((line) => {
    const isSure = line.outcome === 'sure'
    return {
      key: String(line.position),
      line,
      suggestions: line.outcome === 'skipped' || line.outcome === 'water' ? [] : suggestionsOf(line, mayAdd),
      chosen: isSure ? 0 : null,
      isIncluded: isSure && !line.isToTaste,
      isSearched: line.outcome === 'none',
    }
  })

/** The row with what other words mean; the amount of its own line stays. */
export function searchedRow(row: PastedRow, found: MatchedLine | undefined, mayAdd: boolean): PastedRow {
  const isSure = found?.outcome === 'sure'
  const choices = found?.choices ?? []
  const suggestions = suggestionsOf({ ...row.line, choices }, mayAdd)
  return { ...row, suggestions, chosen: isSure ? 0 : null, isIncluded: isSure, isSearched: !isSure }
}

/** The ingredients that are ready. */
export const linesOfRows = (rows: readonly PastedRow[]): readonly NewLine[] =>
  rows.flatMap((row) => (isReady(row) ? [newLineOf(row.line, row.suggestions[row.chosen!]!)] : []))

/** What a row has to say below its line; empty: nothing. */
export function noteOf({ line, chosen, suggestions }: PastedRow): string {
  if (line.outcome === 'skipped') return `${line.reason ?? 'No ingredient'}: left out`
  if (line.outcome === 'water') return 'Nothing is bought for water.'
  if (line.isToTaste) return 'To taste: the Q factor covers it. Tick it to enter an amount.'
  if (chosen !== null) return line.quantity === '' ? (line.reason ?? '') : ''
  if (!suggestions.some(({ kind }) => kind !== 'New Custom item')) return 'Nothing was found. Try other words.'
  return line.reason ?? 'Which one is meant?'
}
