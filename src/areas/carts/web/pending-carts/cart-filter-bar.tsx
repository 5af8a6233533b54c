import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { orderTypes } from '#areas/routing/order-types.ts'
import { orderTypesFor } from '#areas/routing/rules/order-types-for.ts'
import { useActor } from '#browser/current-user.ts'
import { useMedia } from '#browser/use-media.ts'
import { Button } from '#ui/button.tsx'
import { MultiSelect } from '#ui/multi-select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { cartTypes, ownerships } from '#areas/carts/cart-filters.ts'
import { type CartSearch, changedFilters } from './cart-search.ts'

/**
 * CART-7: search by PO, Visibility (staff only), Ownership and Order type. A phone folds all but
 * the search.
 */
export function CartFilterBar({
  search,
  onChange,
}: {
  search: CartSearch
  onChange: (change: Partial<CartSearch>) => void
}) {
  const isStaff = useActor().kind === 'internal'
  const isPhone = useMedia('phone')
  const [isOpen, setIsOpen] = useState(false)
  const changed = changedFilters(search)
  const types = Object.fromEntries(orderTypesFor(isStaff).map((type) => [type, orderTypes[type]]))
  return (
    <div
      className={`grid items-end gap-x-3 gap-y-2 border-b border-line bg-surface px-5 py-3 ${
        isStaff
          ? 'md:grid-cols-[minmax(0,1.4fr)_repeat(3,minmax(0,1fr))]'
          : 'md:grid-cols-[minmax(0,1.4fr)_repeat(2,minmax(0,1fr))]'
      }`}
    >
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label="Search by PO"
            type="search"
            maxLength={100}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus in, and this is its first field
            autoFocus={!isPhone}
            value={search.keyword}
            onChange={(keyword) => onChange({ keyword })}
          />
        </div>
        {isPhone && (
          <Button aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
            <SlidersHorizontal size={16} aria-hidden="true" />
            Filters{changed > 0 && ` (${changed})`}
          </Button>
        )}
      </div>
      {(isOpen || !isPhone) && (
        <>
          {isStaff && (
            <FilterChoice
              label="Visibility"
              words={cartTypes}
              chosen={search.cartTypes}
              onChange={(chosen) => onChange({ cartTypes: chosen })}
            />
          )}
          <FilterChoice
            label="Ownership"
            words={ownerships}
            chosen={search.ownerships}
            onChange={(chosen) => onChange({ ownerships: chosen })}
          />
          <FilterChoice
            label="Order type"
            words={types}
            chosen={search.soTypes}
            onChange={(chosen) => onChange({ soTypes: chosen })}
          />
        </>
      )}
    </div>
  )
}

/** Several of a filter's words; none is all of them, which is an entry of its own. */
function FilterChoice<Word extends string>({
  label,
  words,
  chosen,
  onChange,
}: {
  label: string
  words: Readonly<Partial<Record<Word, string>>>
  chosen: readonly Word[]
  onChange: (chosen: readonly Word[]) => void
}) {
  const keys = Object.keys(words) as Word[]
  return (
    <MultiSelect
      label={label}
      options={[{ value: 'ALL', label: 'All' }, ...keys.map((value) => ({ value, label: words[value] ?? value }))]}
      chosen={chosen.length === 0 ? ['ALL'] : chosen}
      onChange={(next) => onChange(keys.filter((key) => next.includes(key)))}
    />
  )
}
