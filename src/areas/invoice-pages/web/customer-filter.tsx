import { useState } from 'react'
import { listMyBillTos } from '#areas/customers/bill-tos.endpoints.ts'
import { listMyShipTos } from '#areas/customers/my-ship-tos.endpoints.ts'
import { useShipTo } from '#browser/current-ship-to.ts'
import { useMe } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import { suggestDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { plural } from '#kit/text.ts'
import { type ComboOption, SearchableSelect } from '#ui/combo-box.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { type InvoiceScope, readInvoiceScope, writeInvoiceScope } from '../rules/invoice-scope.ts'

/** Entries of each kind that a keyword brings. */
const maxOfAKind = 10
const selectedId = 'selected'

/**
 * BILL-1: whose invoices: the selected ship-to's, all of one's customers', or those of one bill-to
 * or ship-to.
 */
export function CustomerFilter({
  scope,
  onChange,
}: {
  scope: InvoiceScope
  onChange: (of: string | undefined) => void
}) {
  const me = useMe()
  const shipTo = useShipTo()
  const [isOpen, setOpen] = useState(false)
  const [keyword, setKeyword] = useState('')
  const asked = useDebounced(keyword.trim(), suggestDebounceMs)
  const chosen = scope.kind === 'bill-to' || scope.kind === 'ship-to' ? scope : undefined
  const wanted = isOpen ? asked : (chosen?.number ?? '')
  const query = { keyword: wanted, pageSize: maxOfAKind }
  const isAsked = isOpen || chosen !== undefined
  const billTos = useCall(listMyBillTos, isAsked ? { query } : null, { keepPrevious: true })
  const shipTos = useCall(listMyShipTos, isAsked ? { query } : null, { keepPrevious: true })
  const customers: ComboOption[] = [
    ...(billTos.data?.billTos ?? []).map(({ division, number, name }) => ({
      id: writeInvoiceScope({ kind: 'bill-to', division, number })!,
      label: name,
      detail: `Bill-to ${number} · ${division}`,
    })),
    ...(shipTos.data?.shipTos ?? []).map(({ division, number, name, city }) => ({
      id: writeInvoiceScope({ kind: 'ship-to', division, number })!,
      label: name,
      detail: ['Ship-to', number, city, division].filter(Boolean).join(' · '),
    })),
  ]
  const fixed: ComboOption[] = [
    ...(shipTo ? [{ id: selectedId, label: shipTo.name, detail: `The selected ship-to · ${shipTo.number}` }] : []),
    { id: 'all', label: 'All customers', detail: plural(me.shipToCount, 'ship-to') },
  ]
  const current = writeInvoiceScope(scope) ?? selectedId
  const label = [...fixed, ...customers].find(({ id }) => id === current)?.label ?? chosen?.number ?? 'All customers'
  const failure = billTos.error ?? shipTos.error
  return (
    <div>
      <span className="field-label">Customer</span>
      <SearchableSelect
        label="Customer"
        trigger={
          <span className="min-w-0 flex-1 truncate">
            <span className="sr-only">Customer: </span>
            {label}
          </span>
        }
        tip={label}
        isField
        options={keyword === '' ? [...fixed, ...customers] : customers}
        selectedId={current}
        keyword={keyword}
        onKeywordChange={setKeyword}
        onSelect={(id) => {
          setOpen(false)
          setKeyword('')
          onChange(writeInvoiceScope(readInvoiceScope(id === selectedId ? undefined : id)))
        }}
        isOpen={isOpen}
        onOpenChange={(open) => {
          setOpen(open)
          setKeyword('')
        }}
        emptyText={billTos.isFetching || shipTos.isFetching ? 'Searching' : 'No customer matches'}
        failed={
          failure &&
          customers.length === 0 &&
          !billTos.isFetching &&
          !shipTos.isFetching && (
            <ErrorState
              failure={failure}
              what="Your customers"
              onRetry={() => void Promise.all([billTos.refetch(), shipTos.refetch()])}
            />
          )
        }
        note={customers.length >= maxOfAKind ? 'Search by name or number for the others.' : undefined}
      />
    </div>
  )
}
