import { useState } from 'react'
import { type SeenLine, priceChangeLimits, type PriceLine } from '../price-change.ts'
import { emptyLine, isBlankLine, type LineField, type LineText, readLine, readLines, textOfLine } from './line-text.ts'

/** What is wrong with a row. */
export interface RowProblem {
  readonly field: LineField
  readonly message: string
}

/** A row of the grid. */
export interface SheetRow {
  readonly key: string
  readonly text: LineText
  readonly isRemoved: boolean
  readonly problem?: RowProblem | undefined
}

let keys = 0
const newRow = (text: LineText = emptyLine, isRemoved = false): SheetRow => ({ key: `p${++keys}`, text, isRemoved })

/** The blank row one types into is always the last. */
const withBlank = (rows: readonly SheetRow[]): readonly SheetRow[] => {
  const last = rows.at(-1)
  return last && isBlankLine(last.text) ? rows : [...rows, newRow()]
}

/** Lines that could be read, with their rows; or none, when one could not. */
export type ReadSheet = { readonly lines: readonly PriceLine[]; readonly keys: readonly string[] } | null

/** ITEM-8: the lines of a change as they are typed, until they are saved. */
export function usePriceSheet(start: readonly PriceLine[]) {
  const [rows, setRows] = useState<readonly SheetRow[]>(() => withBlank(start.map((line) => newRow(textOfLine(line)))))
  const filled = rows.filter(({ text }) => !isBlankLine(text))
  const typeInto = (key: string, field: LineField, value: string) =>
    setRows((before) =>
      withBlank(
        before.map((row) =>
          row.key === key ? { ...row, text: { ...row.text, [field]: value }, problem: undefined } : row,
        ),
      ),
    )
  const add = (lines: readonly (PriceLine | Partial<LineText>)[], isRemoved = false) =>
    setRows((before) => {
      const texts = lines.map((line) => ('isRemoved' in line ? textOfLine(line) : { ...emptyLine, ...line }))
      return withBlank(
        [...before.filter(({ text }) => !isBlankLine(text)), ...texts.map((text) => newRow(text, isRemoved))].slice(
          0,
          priceChangeLimits.lines,
        ),
      )
    })
  /** False for text that is one cell, which the field takes itself. */
  const paste = (key: string, field: LineField, pasted: string): boolean => {
    const lines = readLines(pasted, field)
    if (!lines) return false
    setRows((before) => {
      const from = before.findIndex((row) => row.key === key)
      const next = before.map((row, index) => {
        const over = lines[index - from]
        return index >= from && over ? { ...row, text: { ...row.text, ...over }, problem: undefined } : row
      })
      const more = lines.slice(before.length - from).map((line) => newRow({ ...emptyLine, ...line }))
      return withBlank([...next, ...more].slice(0, priceChangeLimits.lines))
    })
    return true
  }
  const drop = (key: string) => setRows((before) => withBlank(before.filter((row) => row.key !== key)))
  const show = (problems: ReadonlyMap<string, RowProblem>) =>
    setRows((before) =>
      before.map((row) => (row.problem || problems.has(row.key) ? { ...row, problem: problems.get(row.key) } : row)),
    )
  const read = (): ReadSheet => {
    const results = filled.map((row) => ({ key: row.key, result: readLine(row.text, row.isRemoved) }))
    show(new Map(results.flatMap(({ key, result }) => ('line' in result ? [] : [[key, result]]))))
    const lines = results.flatMap(({ result }) => ('line' in result ? [result.line] : []))
    return lines.length === results.length ? { lines, keys: results.map(({ key }) => key) } : null
  }
  return { rows, filled, typeInto, add, paste, drop, show, read, clear: () => setRows(withBlank([])) }
}

/** The rows and what can be done with them. */
export type PriceSheet = ReturnType<typeof usePriceSheet>

/** Lines as they are saved, with what the preview showed. */
export const seenLines = (
  lines: readonly PriceLine[],
  shown: readonly { readonly before: SeenLine['before'] }[],
): SeenLine[] => lines.map((line, index) => ({ ...line, before: shown[index]?.before ?? null }))
