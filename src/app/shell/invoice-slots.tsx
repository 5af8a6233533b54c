import { Suspense } from 'react'
import type { InvoiceSlots } from '#browser/invoice-slots.ts'
import type { InvoiceEntryProps, InvoiceProps } from '#browser/web-area.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { areas } from '../areas.web.ts'
import { useMayOpen } from './use-navigation.ts'

const actions = areas
  .flatMap((area) => area.invoiceActions ?? [])
  .map((each) => ({ ...each, Action: loadOnDemand(each.action, 'compact') }))
const notes = areas
  .flatMap((area) => area.invoiceEntryNotes ?? [])
  .map((each) => ({ ...each, Note: loadOnDemand(each.note, 'compact') }))

function Actions(of: InvoiceProps) {
  const mayOpen = useMayOpen()
  return actions.filter(mayOpen).map(({ name, Action }) => (
    <Suspense key={name}>
      <Action {...of} />
    </Suspense>
  ))
}

function EntryNotes(of: InvoiceEntryProps) {
  const mayOpen = useMayOpen()
  return notes.filter(mayOpen).map(({ name, Note }) => (
    <Suspense key={name}>
      <Note {...of} />
    </Suspense>
  ))
}

/** What the areas of the portal add to an invoice. */
export const invoiceSlots: InvoiceSlots = {
  actions: (of) => <Actions {...of} />,
  entryNotes: (of) => <EntryNotes {...of} />,
}
