import { Chip } from './chip.tsx'

/** A filter that is on, with the change that takes it off. */
export interface FilterInUse<Search> {
  readonly key: string
  readonly label: string
  readonly off: Partial<Record<keyof Search, unknown>>
}

/** UI-6: what narrows a list, as chips that take it off; nothing without any. */
export function FiltersInUse<Search>({
  filters,
  change,
}: {
  filters: readonly FilterInUse<Search>[]
  change: (off: Partial<Record<keyof Search, unknown>>) => void
}) {
  if (filters.length === 0) return null
  return (
    <div className="flex flex-wrap gap-1.5" role="group" aria-label="Filters that are on">
      {filters.map(({ key, label, off }) => (
        <Chip key={key} removeLabel={`Remove filter ${label}`} onRemove={() => change(off)}>
          {label}
        </Chip>
      ))}
    </div>
  )
}
