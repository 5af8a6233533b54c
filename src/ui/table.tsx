import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { ariaSort, nextSort, type SortState } from './logic/next-sort.ts'

/** One column of a table. */
export interface TableColumn<Sort extends string = never> {
  readonly label: string
  /** Its name in the sort state; a column without one does not sort. */
  readonly sort?: Sort
  /** Read aloud and not shown, such as above boxes to tick. */
  readonly isHidden?: boolean
  /** Shown in place of the label, such as a box that ticks every row. */
  readonly control?: ReactNode
  /** Words left, numbers right. */
  readonly align?: 'left' | 'right'
  /** Tailwind classes of the head cell, such as a width. */
  readonly className?: string
}

/** UI-6: a head cell; its button sorts ascending, descending, not at all. */
export function SortHeader<Sort extends string>({
  column,
  state,
  onSort,
}: {
  column: TableColumn<Sort>
  state: SortState<Sort>
  onSort: (next: SortState<Sort>) => void
}) {
  const { label, sort, align = 'left', className = '', isHidden = false, control } = column
  const sorted = ariaSort(state, sort)
  const Icon = sorted === 'ascending' ? ArrowUp : sorted === 'descending' ? ArrowDown : ArrowUpDown
  return (
    <th
      scope="col"
      aria-sort={sorted}
      className={`h-9 px-2 font-semibold lg:px-3 ${align === 'right' ? 'text-right' : 'text-left'} ${className}`}
    >
      {control ??
        (isHidden ? (
          <span className="sr-only">{label}</span>
        ) : sort === undefined ? (
          label
        ) : (
          <button
            type="button"
            className={`inline-flex min-h-8 items-center gap-1 rounded-control hover:text-ink pointer-coarse:min-h-11 ${sorted === 'none' ? '' : 'text-ink'}`}
            onClick={() => onSort(nextSort(state, sort))}
          >
            {label}
            <Icon size={12} aria-hidden="true" className={sorted === 'none' ? 'opacity-50' : ''} />
          </button>
        ))}
    </th>
  )
}

/**
 * UI-6: a table with heads that sort. Its rows are `<tr>`s of `<TableCell>`s; narrow screens scroll
 * it sideways, by keyboard too.
 */
export function Table<Sort extends string = never>({
  label,
  columns,
  state,
  onSort,
  className = 'min-w-[760px]',
  children,
}: {
  /** Read aloud. */
  label: string
  columns: readonly TableColumn<Sort>[]
  state?: SortState<Sort>
  onSort?: (next: SortState<Sort>) => void
  /** Tailwind classes of the table: the width below which it scrolls. */
  className?: string
  children: ReactNode
}) {
  return (
    <div
      // Hidden words of its heads would else stand outside of what scrolls, and widen the page.
      className="relative overflow-x-auto rounded-dialog border border-line"
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
    >
      <table className={`w-full bg-raised text-14 ${className}`}>
        <thead>
          <tr className="bg-sunken text-12 text-muted">
            {columns.map((column) => (
              <SortHeader
                key={column.label}
                column={column}
                state={state ?? { sort: undefined, direction: 'asc' }}
                onSort={(next) => onSort?.(next)}
              />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

/** What is pressed for itself in a row, such as the box that chooses it. */
const ownPress = 'a, button, input, label'

/** A row of 40 pixels; pressing it anywhere else opens what its first cell links to. */
export function TableRow({
  isCurrent = false,
  onOpen,
  children,
}: {
  /** What it opens stands beside the table. */
  isCurrent?: boolean
  onOpen?: () => void
  children: ReactNode
}) {
  return (
    // The link in the row is the keyboard's way.
    <tr
      className={`h-10 border-t border-line ${isCurrent ? 'bg-action-soft' : 'hover:bg-sunken'} ${onOpen ? 'cursor-pointer' : ''}`}
      onClick={onOpen && (({ target }) => !(target as Element).closest(ownPress) && onOpen())}
    >
      {children}
    </tr>
  )
}

/** A cell; numbers go right, in figures of one width. */
export function TableCell({
  isNumber = false,
  className = '',
  children,
}: {
  isNumber?: boolean
  className?: string
  children?: ReactNode
}) {
  return (
    <td className={`px-2 lg:px-3 ${isNumber ? 'figures text-right whitespace-nowrap' : ''} ${className}`}>
      {children}
    </td>
  )
}
