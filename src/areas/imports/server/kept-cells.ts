import type { ImportKind } from '#platform/imports/import-kind.ts'

/** Longest cell kept with a refusal, in characters. */
const longestCell = 2000

/**
 * PLAT-13: the cells of a refused row worth keeping: those of the kind's columns. What else a file
 * has is nobody's business.
 */
export function keptCells(kind: ImportKind, sent: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sent)
      .filter(([name, value]) => Object.hasOwn(kind.columns, name) && value !== undefined && value !== null)
      .map(([name, value]) => [name, textOf(value).slice(0, longestCell)]),
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
