import { List, Rows3 } from 'lucide-react'
import { IconSwitch } from '#ui/icon-switch.tsx'
import { AddToGuideLink } from '#areas/items/web/public.tsx'
import { OverrideCount } from '#areas/price-overrides/web/public.tsx'
import { type LineGrouping, lineGroupings, type LineSort, lineSorts } from './arrange-lines.ts'
import type { ReviewSearch } from './review-search.ts'

const sortWords: Readonly<Record<LineSort, string>> = {
  added: 'As added',
  description: 'Description',
  itemNumber: 'Item number',
  brand: 'Brand',
  total: 'Line total',
}
const groupWords: Readonly<Record<LineGrouping, string>> = {
  none: 'No groups',
  category: 'Category',
  date: 'Delivery date',
}
const layouts = [
  { id: 'list', label: 'List layout', icon: List },
  { id: 'advanced', label: 'Advanced layout', icon: Rows3 },
] as const

/**
 * CHECK-1: the review's name, and how its lines are grouped, sorted and, for internal users, laid
 * out.
 */
export function ReviewHead({
  search,
  overrides,
  isInternal,
  change,
}: {
  search: ReviewSearch
  /** Overridden lines; absent for customers. */
  overrides: number | undefined
  isInternal: boolean
  change: (part: Partial<ReviewSearch>) => void
}) {
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3 max-md:gap-x-2 max-md:pb-1.5">
      {/* A phone says it in the bar below, and needs the height for lines. */}
      <h1 className="text-20 font-semibold max-md:sr-only">Review cart</h1>
      <OverrideCount count={overrides} />
      <div className="flex flex-wrap items-center gap-2 max-md:flex-1 max-md:*:flex-1 md:ml-auto print:hidden">
        <Choice
          label="Group lines by"
          words={groupWords}
          values={lineGroupings}
          value={search.group}
          onChange={(group) => change({ group })}
        />
        <Choice
          label="Sort lines by"
          words={sortWords}
          values={lineSorts}
          value={search.sort}
          onChange={(sort) => change({ sort })}
        />
        <AddToGuideLink value="cart" name="all items of the cart" isIcon />
        {isInternal && (
          <div className="max-md:hidden">
            <IconSwitch<ReviewSearch['layout']>
              label="Layout"
              choices={layouts}
              value={search.layout}
              onChange={(layout) => change({ layout })}
            />
          </div>
        )}
      </div>
    </header>
  )
}

/** A plain select: on a phone the system's own, and nothing to load. */
function Choice<Value extends string>({
  label,
  words,
  values,
  value,
  onChange,
}: {
  label: string
  words: Readonly<Record<Value, string>>
  values: readonly Value[]
  value: Value
  onChange: (value: Value) => void
}) {
  return (
    <select
      aria-label={label}
      className="field w-auto! text-13"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as Value)}
    >
      {values.map((each) => (
        <option key={each} value={each}>
          {words[each]}
        </option>
      ))}
    </select>
  )
}
