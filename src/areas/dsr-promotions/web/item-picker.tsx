import { useState } from 'react'
import { useCall } from '#browser/query.ts'
import { suggestDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { SearchableSelect } from '#ui/combo-box.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { listPromotionItems } from '../dsr-promotions.endpoints.ts'

/** An item that was chosen. */
export interface PickedItem {
  readonly itemNumber: string
  readonly description: string
  readonly packSizeDescription: string
  readonly isCatchWeight: boolean
}

/** STAFF-3: adds an item by number or words. */
export function ItemPicker({
  division,
  onAdd,
  disabledReason,
}: {
  division: string
  onAdd: (item: PickedItem) => void
  disabledReason: string | undefined
}) {
  const [keyword, setKeyword] = useState('')
  const [isOpen, setOpen] = useState(false)
  const asked = useDebounced(keyword.trim(), suggestDebounceMs)
  const found = useCall(listPromotionItems, isOpen ? { params: { division }, query: { keyword: asked } } : null, {
    keepPrevious: true,
  })
  const items = found.data?.items ?? []
  if (disabledReason !== undefined) return <p className="text-13 text-muted">{disabledReason}.</p>
  return (
    <div className="min-w-0 flex-1 md:max-w-96">
      <SearchableSelect
        label="Items"
        trigger={<span className="flex-1 text-muted">Add an item</span>}
        isField
        options={items.map(({ itemNumber, description, packSizeDescription }) => ({
          id: itemNumber,
          label: description,
          detail: [itemNumber, packSizeDescription].filter(Boolean).join(' · '),
        }))}
        selectedId={null}
        keyword={keyword}
        onKeywordChange={setKeyword}
        onSelect={(id) => {
          const item = items.find(({ itemNumber }) => itemNumber === id)
          if (item) onAdd(item)
          setKeyword('')
          setOpen(false)
        }}
        isOpen={isOpen}
        onOpenChange={setOpen}
        emptyText={found.data ? 'No item found' : 'Loading …'}
        note={items.length >= 30 ? 'Type to find more.' : undefined}
        failed={
          found.error &&
          !found.data && <ErrorState failure={found.error} what="The items" onRetry={() => void found.refetch()} />
        }
      />
    </div>
  )
}
