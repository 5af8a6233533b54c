import { EllipsisVertical, GripVertical } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import {
  Button as AriaButton,
  DropIndicator,
  GridList,
  GridListItem,
  ListLayout,
  Menu as AriaMenu,
  Popover,
  useDragAndDrop,
  Virtualizer,
} from 'react-aria-components'
import { type MenuEntry, menuItems } from './menu-items.tsx'
import { moveEntries, moveToPlace } from './logic/move-entries.ts'
import { MoveToDialog } from './move-to-dialog.tsx'

/** What a list can sort. */
export interface SortableEntry {
  readonly id: string
  /** Read aloud, and how entries are named while they move. */
  readonly name: string
}

/** Above this only the rows on screen are drawn, and the list scrolls by itself. */
const longList = 100
/** Pixels; the real height of a row is measured. */
const estimatedRowHeight = 56

/**
 * A list that people sort: by dragging the handle; by keyboard with the handle (Enter, arrows,
 * Enter) or Alt and an arrow on the row; and by the row's menu (Move up, Move down, Move to …),
 * which is also the way on a phone (WCAG 2.5.7). The owner keeps the order: `onSort` gets all ids.
 * Load it on demand: sorting by drag is 29 KB.
 */
export function SortableList<Entry extends SortableEntry>({
  label,
  entries,
  onSort,
  disabledReason,
  menuOf,
  children,
}: {
  label: string
  entries: readonly Entry[]
  /** The ids of all entries in their new order. */
  onSort: (ids: readonly string[]) => void
  /** Why it cannot be sorted now, such as a search that shows only some. */
  disabledReason?: string | undefined
  /** Further entries of a row's menu, below those that move it. */
  menuOf?: (entry: Entry) => readonly MenuEntry[]
  /** What a row shows between its handle and its menu. */
  children: (entry: Entry) => ReactNode
}) {
  const [opened, setOpened] = useState<Entry>()
  const [moving, setMoving] = useState<Entry>()
  const [spoken, setSpoken] = useState('')
  const trigger = useRef<HTMLButtonElement | null>(null)
  const ids = entries.map(({ id }) => id)
  const maySort = disabledReason === undefined && entries.length > 1
  const sort = (next: readonly string[]) => next.some((id, index) => id !== ids[index]) && onSort(next)
  const moveTo = (entry: SortableEntry, place: number) => {
    const next = moveToPlace(ids, entry.id, place)
    sort(next)
    setSpoken(`${entry.name} is at place ${next.indexOf(entry.id) + 1} of ${ids.length}`)
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(String(key)) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return
      sort(moveEntries(ids, new Set([...keys].map(String)), { key: String(target.key), position: target.dropPosition }))
    },
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className="h-0 data-drop-target:outline-2 data-drop-target:outline-action" />
    ),
    isDisabled: !maySort,
  })
  function nameOf(id: string): string {
    return entries.find((each) => each.id === id)?.name ?? ''
  }
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || by === 0 || !maySort) return
    const id = (event.target as Element).closest('[data-key]')?.getAttribute('data-key')
    const entry = entries.find((each) => each.id === id)
    if (!entry) return
    event.preventDefault()
    event.stopPropagation()
    const place = ids.indexOf(entry.id) + 1 + by
    if (place >= 1 && place <= ids.length) moveTo(entry, place)
  }
  const isLong = entries.length > longList
  const list = (
    <GridList
      aria-label={label}
      items={entries}
      dragAndDropHooks={dragAndDropHooks}
      // A virtual list would keep the rows it has drawn when only what they show has changed.
      dependencies={[entries, children, menuOf, maySort]}
      className={`rounded-dialog border border-line bg-raised outline-none ${isLong ? 'h-[70dvh] overflow-auto' : ''}`}
    >
      {(entry) => (
        <GridListItem
          id={entry.id}
          textValue={entry.name}
          className={`flex min-h-14 items-center gap-1 bg-raised px-1 py-1.5 data-dragging:opacity-50 data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-action ${entry.id === ids.at(-1) ? 'rounded-b-dialog' : 'border-b border-line'} ${entry.id === ids[0] ? 'rounded-t-dialog' : ''}`}
        >
          <AriaButton
            slot="drag"
            aria-label={`Move ${entry.name}`}
            className="grid size-9 shrink-0 cursor-grab place-items-center rounded-control text-muted data-disabled:cursor-default data-disabled:opacity-40 data-hovered:bg-sunken data-hovered:text-ink pointer-coarse:size-11 print:hidden"
          >
            <GripVertical size={16} aria-hidden="true" />
          </AriaButton>
          <div className="min-w-0 flex-1">{children(entry)}</div>
          <AriaButton
            aria-label={`More for ${entry.name}`}
            aria-haspopup="menu"
            onPress={({ target }) => {
              trigger.current = target as HTMLButtonElement
              setOpened(entry)
            }}
            className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-control text-muted data-hovered:bg-sunken data-hovered:text-ink pointer-coarse:size-11 print:hidden"
          >
            <EllipsisVertical size={16} aria-hidden="true" />
          </AriaButton>
        </GridListItem>
      )}
    </GridList>
  )
  return (
    <>
      <div role="presentation" onKeyDownCapture={onKeyDownCapture}>
        {isLong ? (
          <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight }}>
            {list}
          </Virtualizer>
        ) : (
          list
        )}
        <p role="status" className="sr-only">
          {spoken}
        </p>
        {disabledReason && <p className="pt-2 text-13 text-muted">{disabledReason}</p>}
      </div>
      {/* One menu for all rows: hundreds of rows would each carry their own. */}
      <Popover
        triggerRef={trigger}
        isOpen={opened !== undefined}
        onOpenChange={(isOpen) => !isOpen && setOpened(undefined)}
        placement="bottom end"
        offset={6}
        className="floating fade-in min-w-44 p-1"
      >
        {opened && (
          <AriaMenu
            aria-label={`More for ${opened.name}`}
            autoFocus="first"
            onClose={() => setOpened(undefined)}
            className="outline-none"
          >
            {menuItems(entriesOf(opened))}
          </AriaMenu>
        )}
      </Popover>
      {moving && (
        <MoveToDialog
          name={moving.name}
          place={ids.indexOf(moving.id) + 1}
          count={ids.length}
          onMove={(place) => {
            moveTo(moving, place)
            setMoving(undefined)
          }}
          onClose={() => setMoving(undefined)}
        />
      )}
    </>
  )

  function entriesOf(entry: Entry): readonly MenuEntry[] {
    const place = ids.indexOf(entry.id) + 1
    const moves: MenuEntry[] = [
      ...(place > 1 ? [{ id: 'up', label: 'Move up', onAction: () => moveTo(entry, place - 1) }] : []),
      ...(place < ids.length ? [{ id: 'down', label: 'Move down', onAction: () => moveTo(entry, place + 1) }] : []),
      { id: 'to', label: 'Move to …', onAction: () => setMoving(entry) },
    ]
    const [first, ...more] = menuOf?.(entry) ?? []
    return [...(maySort ? moves : []), ...(first ? [{ ...first, startsGroup: maySort }] : []), ...more]
  }
}
