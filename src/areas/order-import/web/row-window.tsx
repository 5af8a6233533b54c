import { type ReactNode, useRef } from 'react'
import { useVirtualizer } from '@tanstack/react-virtual'

/** UI-8: with more rows only those in view are rendered. */
const maxDrawn = 60
/** Pixels of a row before it is measured. */
const usualHeight = 45

/** A column of a row window. */
export interface RowColumn<Row> {
  readonly title: string
  readonly className?: string
  readonly cell: (row: Row) => ReactNode
}

/** Rows of a file in a scrolling area of 300 pixels (S1 section 9). */
export function RowWindow<Row extends { readonly row: number }>({
  label,
  columns,
  rows,
}: {
  label: string
  columns: readonly RowColumn<Row>[]
  rows: readonly Row[]
}) {
  'use no memo' // The virtualizer is a mutable object of stable identity.
  const scroller = useRef<HTMLDivElement>(null)
  const isVirtual = rows.length > maxDrawn
  // oxlint-disable-next-line react/incompatible-library -- 'use no memo' above turns memoization off
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    estimateSize: () => usualHeight,
    overscan: 8,
    getScrollElement: () => scroller.current,
  })
  const drawn = isVirtual ? virtual.getVirtualItems() : rows.map((_, index) => ({ index, start: 0, end: 0 }))
  const before = drawn[0]?.start ?? 0
  const after = isVirtual ? virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0) : 0
  return (
    <div
      ref={scroller}
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-[300px] overflow-auto rounded-control border border-line"
    >
      <table className="w-full text-left text-13" aria-rowcount={rows.length + 1}>
        <thead className="sticky top-0 bg-sunken">
          <tr>
            {columns.map(({ title, className = '' }) => (
              <th key={title} scope="col" className={`px-3 py-2 font-medium ${className}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <tr aria-hidden="true" style={{ height: before }} />}
          {drawn.map(({ index }) => {
            const row = rows[index]!
            return (
              <tr
                key={row.row}
                data-index={index}
                ref={isVirtual ? virtual.measureElement : undefined}
                aria-rowindex={index + 2}
                className="border-t border-line align-top"
              >
                {columns.map(({ title, className = '', cell }) => (
                  <td key={title} className={`px-3 py-1 break-words ${className}`}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            )
          })}
          {after > 0 && <tr aria-hidden="true" style={{ height: after }} />}
        </tbody>
      </table>
    </div>
  )
}
