import { useState } from 'react'
import type { CallAnswer } from '#contract/endpoint.ts'
import { useCall } from '#browser/query.ts'
import { suggestDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { SearchableSelect } from '#ui/combo-box.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { type getPriceChoices, listPriceCustomers } from '../price-changes.endpoints.ts'
import { scopeFor, textOfScope } from '../rules/scope-kind.ts'

type Choices = CallAnswer<typeof getPriceChoices>

/** ITEM-8: whose prices: the list, a class, a GPO or a customer by search. */
export function WhomFilter({
  division,
  choices,
  scope,
  onChange,
}: {
  division: string
  choices: Choices
  scope: string | undefined
  onChange: (scope: string | undefined) => void
}) {
  const [keyword, setKeyword] = useState('')
  const [isOpen, setOpen] = useState(false)
  const asked = useDebounced(keyword.trim(), suggestDebounceMs)
  const found = useCall(listPriceCustomers, isOpen ? { params: { division }, query: { keyword: asked } } : null, {
    keepPrevious: true,
  })
  const words = keyword.trim().toLowerCase()
  const broad = [
    { id: 'L', label: 'List', detail: 'Everybody' },
    ...choices.classes.map((each) => ({ id: scopeFor('class', each), label: `Class ${each}`, detail: 'Price class' })),
    ...choices.gpos.map(({ code, name }) => ({ id: scopeFor('gpo', code), label: name, detail: `GPO ${code}` })),
  ].filter(({ label, detail }) => `${label} ${detail}`.toLowerCase().includes(words))
  const customers = (found.data?.customers ?? []).map(({ scope: id, number, name }) => ({
    id,
    label: name,
    detail: `${id.startsWith('B') ? 'Bill-to' : 'Ship-to'} ${number}`,
  }))
  const options = [{ id: '', label: 'All', detail: '' }, ...broad, ...customers]
  return (
    <div className="min-w-40 flex-1 md:max-w-64">
      <span className="field-label">Class or customer</span>
      <SearchableSelect
        label="Class or customer"
        trigger={<span className="min-w-0 flex-1 truncate">{scope ? textOfScope(scope) : 'All'}</span>}
        isField
        options={options}
        selectedId={scope ?? ''}
        keyword={keyword}
        onKeywordChange={setKeyword}
        onSelect={(id) => {
          onChange(id || undefined)
          setKeyword('')
          setOpen(false)
        }}
        isOpen={isOpen}
        onOpenChange={setOpen}
        emptyText={found.data ? 'Nobody found' : 'Loading …'}
        note={customers.length >= 40 ? 'Type to find more.' : undefined}
        failed={
          found.error &&
          !found.data && <ErrorState failure={found.error} what="The customers" onRetry={() => void found.refetch()} />
        }
      />
    </div>
  )
}
