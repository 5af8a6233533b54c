import { useRef } from 'react'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { ImportRowError } from '../order-import.ts'

/** UI-8: beyond so many rows only those in view are drawn. */
const maxDrawn = 60
/** Pixels of a row until it is measured. */
const usualHeight = 45

/**
 * IMPORT-2: item number, description and error of each row, in a window of 300 pixels (S1 section
 * 9).
 */
export function ErrorTable({ errors }: { errors: readonly ImportRowError[] }) {
  'use no memo' // The virtualizer is one object that changes inside.
  const scroller = useRef<HTMLDivElement>(null)
  const isVirtual = errors.length > maxDrawn
  // oxlint-disable-next-line react/incompatible-library -- 'use no memo' above turns memoization off
  const virtual = useVirtualizer({
    count: errors.length,
    enabled: isVirtual,
    estimateSize: () => usualHeight,
    overscan: 8,
    getScrollElement: () => scroller.current,
  })
  const drawn = isVirtual ? virtual.getVirtualItems() : errors.map((_, index) => ({ index, start: 0, end: 0 }))
  const before = drawn[0]?.start ?? 0
  const after = isVirtual ? virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0) : 0
  return (
    <div
      ref={scroller}
      role="region"
      aria-label="Errors"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-[300px] overflow-auto rounded-control border border-line"
    >
      <table className="w-full text-left text-13" aria-rowcount={errors.length + 1}>
        <thead className="sticky top-0 bg-sunken">
          <tr>
            <th scope="col" className="px-3 py-2 font-medium whitespace-nowrap">
              Item Number
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              Item Description
            </th>
            <th scope="col" className="px-3 py-2 font-medium md:w-48">
              Error
            </th>
          </tr>
        </thead>
        <tbody>
          {before > 0 && <tr aria-hidden="true" style={{ height: before }} />}
          {drawn.map(({ index }) => {
            const { row, itemNumber, description, message } = errors[index]!
            return (
              <tr
                key={`${row}`}
                data-index={index}
                ref={isVirtual ? virtual.measureElement : undefined}
                aria-rowindex={index + 2}
                className="border-t border-line align-top"
              >
                <td className="figures max-w-36 px-3 py-1">
                  <span className="block truncate">{itemNumber || '-'}</span>
                  <span className="block text-12 text-muted">row {row.toLocaleString('en-US')}</span>
                </td>
                <td className="px-3 py-1 break-words">{description || '-'}</td>
                <td className="px-3 py-1">{message}</td>
              </tr>
            )
          })}
          {after > 0 && <tr aria-hidden="true" style={{ height: after }} />}
        </tbody>
      </table>
    </div>
  )
}
