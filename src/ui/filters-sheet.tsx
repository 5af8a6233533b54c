import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import type { FilterInUse } from './filters-in-use.tsx'
import { SideSheet } from './side-sheet.tsx'

/** UI-6: every filter of a list; each acts as soon as it is chosen, on page 1. */
export function FiltersSheet<Search>({
  inUse,
  change,
  showLabel,
  onClose,
  children,
}: {
  inUse: readonly FilterInUse<Search>[]
  change: (off: Partial<Record<keyof Search, unknown>>) => void
  /** What closes it, such as 'Show 12 orders'. */
  showLabel: string
  onClose: () => void
  /** `FilterGroup`s. */
  children: ReactNode
}) {
  const all: Partial<Record<keyof Search, unknown>> = Object.assign({}, ...inUse.map(({ off }) => emptied(off)))
  return (
    <SideSheet
      title="Filters"
      isOpen
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button isDisabled={inUse.length === 0} onPress={() => change(all)}>
            Clear all
          </Button>
          <Button variant="primary" onPress={onClose}>
            {showLabel}
          </Button>
        </div>
      }
    >
      <search className="grid gap-6 px-5 py-4">{children}</search>
    </SideSheet>
  )
}

/** A filter of several values is emptied as a whole. */
const emptied = (off: object) => Object.fromEntries(Object.keys(off).map((name) => [name, undefined]))

/** Filters that belong together; nothing where none of them is for the reader. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="has-[>div:empty]:hidden">
      <h3 className="pb-2 font-semibold">{title}</h3>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,40%)),1fr))] items-start gap-3 *:max-w-none! *:min-w-0">
        {children}
      </div>
    </section>
  )
}
