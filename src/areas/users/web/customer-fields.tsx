import { Suspense, useState } from 'react'
import { idOfBillTo, type BillToKey } from '#areas/customers/bill-to.ts'
import { listMyShipTos } from '#areas/customers/my-ship-tos.endpoints.ts'
import { useCall } from '#browser/query.ts'
import { searchDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Chip } from '#ui/chip.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'

const BillToPicker = loadOnDemand(() =>
  import('#areas/customers/web/public.tsx').then((module) => module.BillToPicker<NamedKey>),
)

interface NamedKey extends BillToKey {
  readonly name: string
}
/** Which customers a user has, as the form has it. */
export interface CustomerDraft {
  readonly billTos: readonly NamedKey[]
  readonly shipTos: readonly (NamedKey & { readonly billTo: string })[]
}

/** The customers as a call carries them. */
export const customerKeys = (draft: CustomerDraft) => {
  const keys = (list: readonly BillToKey[]) => list.map(({ division, number }) => ({ division, number }))
  return { billTos: keys(draft.billTos), shipTos: keys(draft.shipTos) }
}

/** USERS-2: bill-tos by search among the user's own; optionally only some of their ship-tos. */
export function CustomerFields({
  draft,
  onChange,
  error,
}: {
  draft: CustomerDraft
  onChange: (draft: CustomerDraft) => void
  error: string | undefined
}) {
  const without = (billTo: BillToKey) => ({
    billTos: draft.billTos.filter((other) => idOfBillTo(other) !== idOfBillTo(billTo)),
    shipTos: draft.shipTos.filter((shipTo) => shipTo.division !== billTo.division || shipTo.billTo !== billTo.number),
  })
  return (
    <div {...(error && { 'data-invalid': '' })} className="grid gap-4">
      {error && (
        <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-danger">
          {error}
        </p>
      )}
      {draft.billTos.length > 0 && (
        <div className="flex flex-wrap gap-1.5" role="group" aria-label="Bill-tos of the user">
          {draft.billTos.map((billTo) => (
            <Chip
              key={idOfBillTo(billTo)}
              removeLabel={`Remove ${billTo.name} ${billTo.number}`}
              onRemove={() => onChange(without(billTo))}
            >
              {billTo.name} <span className="figures text-12 text-muted">{billTo.number}</span>
            </Chip>
          ))}
        </div>
      )}
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <BillToPicker
          selected={draft.billTos}
          onChange={(billTos) => {
            const gone = draft.billTos.filter((old) => !billTos.some((kept) => idOfBillTo(kept) === idOfBillTo(old)))
            const { shipTos } = gone.reduce((_, billTo) => without(billTo), draft)
            onChange({ billTos: billTos.map(({ division, number, name }) => ({ division, number, name })), shipTos })
          }}
        />
      </Suspense>
      {draft.billTos.length > 0 && <ShipToPart draft={draft} onChange={onChange} />}
    </div>
  )
}

function ShipToPart({ draft, onChange }: { draft: CustomerDraft; onChange: (draft: CustomerDraft) => void }) {
  const [typed, setTyped] = useState('')
  const keyword = useDebounced(typed.trim(), searchDebounceMs)
  const { data } = useCall(listMyShipTos, { query: { keyword, pageSize: 30 } }, { keepPrevious: true })
  const own = new Set(draft.billTos.map(idOfBillTo))
  const found = (data?.shipTos ?? []).filter(({ division, billTo }) =>
    own.has(idOfBillTo({ division, number: billTo })),
  )
  const shown = [
    ...draft.shipTos,
    ...found.filter((each) => !draft.shipTos.some((other) => idOfBillTo(other) === idOfBillTo(each))),
  ]
  return (
    <section aria-label="Ship-tos of the user" className="grid gap-2">
      <h3 className="font-semibold">Ship-tos</h3>
      <p className="text-13 text-muted">
        {draft.shipTos.length === 0
          ? 'The user may act for all ship-tos of these bill-tos. Select some to allow only those.'
          : 'The user may act only for the selected ship-tos.'}
      </p>
      <TextField label="Search ship-tos" type="search" value={typed} onChange={setTyped} />
      <ul className="max-h-72 overflow-auto rounded-control border border-line">
        {shown.length === 0 && <li className="p-3 text-13 text-muted">No ship-to of these bill-tos matches.</li>}
        {shown.map((shipTo) => {
          const isIn = draft.shipTos.some((other) => idOfBillTo(other) === idOfBillTo(shipTo))
          const { division, number, name, billTo } = shipTo
          return (
            <li key={idOfBillTo(shipTo)} className="border-b border-line px-3 last:border-0">
              <Checkbox
                isSelected={isIn}
                onChange={() =>
                  onChange({
                    ...draft,
                    shipTos: isIn
                      ? draft.shipTos.filter((other) => idOfBillTo(other) !== idOfBillTo(shipTo))
                      : [...draft.shipTos, { division, number, name, billTo }],
                  })
                }
              >
                <span className="min-w-0 flex-1 truncate">{name}</span>
                <span className="figures text-12 text-muted">
                  {division} {number}
                </span>
              </Checkbox>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
