import type { KeyboardEvent } from 'react'
import { type CellPlace, cellStepOf, nextCell } from '../logic/next-cell.ts'

/** Fields of a grid: inputs below a `data-column` below a `data-row`. */
const fields = '[data-row] [data-column] input:not(:disabled)'

/** The column one came from, for fields that stand in for a missing one. */
const wantedColumns = new WeakMap<HTMLInputElement, string>()

const placeOf = (field: HTMLInputElement): CellPlace => ({
  row: Number(field.closest<HTMLElement>('[data-row]')?.dataset['row']),
  column: field.closest<HTMLElement>('[data-column]')?.dataset['column'] ?? '',
})

/** Left and right move on only from the end of what is typed. */
function isAtEdge({ selectionStart, selectionEnd, value }: HTMLInputElement, isLeft: boolean): boolean {
  const isAllSelected = selectionStart === 0 && selectionEnd === value.length
  return isAllSelected || (selectionStart === selectionEnd && selectionStart === (isLeft ? 0 : value.length))
}

/**
 * UI-8: one handler for all fields of a grid: arrows and Enter move between them. With Ctrl the
 * keys mean something else.
 */
export function moveBetweenCells(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target
  if (!(from instanceof HTMLInputElement) || !from.matches(fields)) return
  if (event.defaultPrevented || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
  const step = cellStepOf(event.key, event.shiftKey)
  if (step === null) return
  const isAside = step === 'left' || step === 'right'
  if (isAside && !isAtEdge(from, step === 'left')) return
  const all = [...event.currentTarget.querySelectorAll<HTMLInputElement>(fields)]
  const wanted = isAside ? undefined : wantedColumns.get(from)
  wantedColumns.delete(from)
  const places = all.map(placeOf)
  const place = placeOf(from)
  const target = all[nextCell(places, place, step, wanted)]
  event.preventDefault()
  if (!target) return
  const column = wanted ?? place.column
  if (!isAside && placeOf(target).column !== column) wantedColumns.set(target, column)
  // A row at a time: by itself the browser jumps by half a screen, and then draws all of it at
  // once.
  target.focus({ preventScroll: true })
  target.select()
  target.scrollIntoView({ block: 'nearest' })
}
