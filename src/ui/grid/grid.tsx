import { type KeyboardEvent, memo, type ReactNode, type Ref, useEffect, useRef } from 'react'
import { moveBetweenCells } from './move-between-cells.ts'
import { useSteadyColumns } from './use-steady-columns.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

/** One column of an order grid. */
export interface GridColumn<Row> {
  /** Its name for the keyboard: up and down stay in it. */
  readonly id: string
  readonly title: ReactNode
  /** Read aloud where the title is not a word. */
  readonly label?: string
  /** Tailwind classes of the head cell, such as a width. */
  readonly headClassName?: string
  /** Tailwind classes of every cell. */
  readonly className?: string
  /**
   * Leaves where the grid is narrower, so that its fields stay in view: a container class such as
   * `@max-5xl:hidden`.
   */
  readonly hiddenBelow?: string
  readonly align?: 'left' | 'right'
  readonly renderCell: (row: Row) => ReactNode
}

/** A row, or a heading above the rows that follow. */
export type GridEntry<Row> =
  | { readonly key: string; readonly row: Row; readonly className?: string }
  | { readonly key: string; readonly title: ReactNode }

/** Pixels of a row (look and feel: advanced rows are 32). */
const rowHeight = 33

/**
 * UI-8: the grid orders are entered in: dense rows, fields that arrows and Enter move between, and
 * however many rows there are only those in view drawn. A row is `focus-within` while one types in
 * it.
 */
export function Grid<Row>({
  label,
  columns,
  entries,
  target,
  usualHeight = rowHeight,
  minWidth = 'min-w-[860px]',
  onKeyDown,
}: {
  /** Read aloud. */
  label: string
  columns: readonly GridColumn<Row>[]
  entries: readonly GridEntry<Row>[]
  /** The key of an entry to bring into view; a new object asks again. */
  target?: { readonly key: string } | undefined
  /** Pixels of most rows: where the rows beyond the view are, until they are drawn. */
  usualHeight?: number
  /** Tailwind class: the width below which it scrolls sideways. */
  minWidth?: string
  /** Sees every key first; what it prevents does not move. */
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}) {
  'use no memo' // The virtual rows change inside.
  const head = useRef<HTMLTableRowElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const rows = useVirtualRows(body, {
    count: entries.length,
    usualHeight,
    keyOf: (index) => entries[index]?.key ?? String(index),
  })
  useSteadyColumns(head, columns.map(({ id }) => id).join(), rows.isVirtual)
  useEffect(() => {
    const index = target ? entries.findIndex(({ key }) => key === target.key) : -1
    if (index < 0) return undefined
    rows.scrollTo(index)
    // The row may only be drawn in the next frame.
    const frame = requestAnimationFrame(() => {
      const row = body.current?.querySelector(`[data-row="${index}"]`)
      row?.scrollIntoView({ block: 'center' })
      row?.querySelector<HTMLElement>('input:not(:disabled), a')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new target moves the view
  }, [target])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div
      // What only screen readers see stays inside what scrolls.
      className="@container relative overflow-x-auto rounded-dialog border border-line"
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrows move between its fields
        role="grid"
        aria-label={label}
        aria-rowcount={entries.length + 1}
        className={`w-full bg-raised text-13 ${minWidth}`}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          moveBetweenCells(event)
        }}
      >
        <thead>
          <tr ref={head} className="h-8 text-12 text-muted" aria-rowindex={1}>
            {columns.map(
              ({ id, title, label: spoken, align = 'left', headClassName = '', className = '', hiddenBelow = '' }) => (
                <th
                  key={id}
                  scope="col"
                  aria-label={spoken}
                  // One without a width of its own has what the others leave.
                  data-column-head={className.includes('max-w-0') ? undefined : ''}
                  // Chromium now and then leaves out the background of a row, never that of a cell.
                  className={`bg-sunken px-1.5 font-semibold whitespace-nowrap first:pl-3 last:pr-3 ${align === 'right' ? 'text-right' : 'text-left'} ${headClassName} ${hiddenBelow}`}
                >
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.before > 0 && <Space height={rows.before} columns={columns.length} />}
          {rows.drawn.map((index) => {
            const entry = entries[index]
            if (!entry) return null
            return 'row' in entry ? (
              <GridRow
                key={entry.key}
                itemKey={entry.key}
                row={entry.row}
                columns={columns as readonly GridColumn<unknown>[]}
                index={index}
                measure={rows.measure}
                className={entry.className ?? ''}
              />
            ) : (
              <tr
                key={entry.key}
                ref={rows.measure}
                data-index={index}
                aria-rowindex={index + 2}
                className="border-b border-line"
              >
                <th
                  scope="colgroup"
                  colSpan={columns.length}
                  className="bg-sunken px-3 py-1 text-left text-13 font-semibold"
                >
                  {entry.title}
                </th>
              </tr>
            )
          })}
          {rows.after > 0 && <Space height={rows.after} columns={columns.length} />}
        </tbody>
      </table>
    </div>
  )
}

/** One row; drawn again only when its own row or the columns have changed. */
const GridRow = memo(function GridRow({
  itemKey,
  row,
  columns,
  index,
  measure,
  className,
}: {
  itemKey: string
  row: unknown
  columns: readonly GridColumn<unknown>[]
  index: number
  measure: Ref<HTMLTableRowElement> | undefined
  className: string
}) {
  return (
    <tr
      ref={measure}
      data-index={index}
      data-row={index}
      data-item={itemKey}
      aria-rowindex={index + 2}
      className={`row-layer h-8 border-b border-line last:border-0 focus-within:bg-action-soft hover:bg-sunken focus-within:hover:bg-action-soft ${className}`}
    >
      {columns.map(({ id, renderCell, align = 'left', className: ofCell = '', hiddenBelow = '' }) => (
        <td
          key={id}
          data-column={id}
          className={`px-1.5 first:pl-3 last:pr-3 ${align === 'right' ? 'text-right' : ''} ${ofCell} ${hiddenBelow}`}
        >
          {renderCell(row)}
        </td>
      ))}
    </tr>
  )
})

/** Stands for the rows that are not drawn. */
function Space({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell, hidden from everybody */}
      <td colSpan={columns} style={{ height }} className="p-0" />
    </tr>
  )
}
