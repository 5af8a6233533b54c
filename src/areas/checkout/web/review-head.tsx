import { CalendarSync, List, Rows3 } from 'lucide-react'
import { IconButton } from '#ui/icon-button.tsx'
import { IconSwitch } from '#ui/icon-switch.tsx'
import { AddToGuideLink } from '#areas/items/web/public.tsx'
import { newStandingOrderScreen } from '#areas/standing-orders/standing-orders.addresses.ts'
import { useActor } from '#browser/current-user.ts'
import { useGo } from '#browser/navigation.ts'
import { OverrideCount } from '#areas/price-overrides/web/public.tsx'
import { type LineGrouping, lineGroupings, type LineSort, lineSorts } from './arrange-lines.ts'
import type { ReviewSearch } from './review-search.ts'
import { type OrderViewChoice, ViewChooser } from '#areas/views/web/public.tsx'

/** Parts of the address; undefined takes one out. */
type ReviewChange = { readonly [Part in keyof ReviewSearch]?: ReviewSearch[Part] | undefined }

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
  orderView,
  isAdvanced,
  isViewSorted,
  change,
}: {
  search: ReviewSearch
  /** Overridden lines; absent for customers. */
  overrides: number | undefined
  isInternal: boolean
  orderView: OrderViewChoice
  /** How the lines are laid out now. */
  isAdvanced: boolean
  isViewSorted: boolean
  change: (part: ReviewChange) => void
}) {
  const go = useGo()
  const actor = useActor()
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
          words={isViewSorted ? { ...sortWords, added: 'Sort of the view' } : sortWords}
          values={lineSorts}
          value={search.sort}
          onChange={(sort) => change({ sort })}
        />
        <ViewChooser
          choice={orderView}
          isApplied={isAdvanced}
          onChosen={() => change({ layout: isInternal ? 'advanced' : undefined })}
        />
        <AddToGuideLink value="cart" name="all items of the cart" isIcon />
        {!actor.isPunchout && (
          <div className="max-md:hidden">
            <IconButton
              label="Repeat as a standing order"
              onPress={() => go(newStandingOrderScreen.at({ from: 'cart' }))}
            >
              <CalendarSync size={18} aria-hidden="true" />
            </IconButton>
          </div>
        )}
        {isInternal && (
          <div className="max-md:hidden">
            <IconSwitch<'list' | 'advanced'>
              label="Layout"
              choices={layouts}
              value={isAdvanced ? 'advanced' : 'list'}
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
