import { useEffect, useRef, useState } from 'react'
import { useSearchOf, useSearchState } from '#browser/navigation.ts'
import type { Payables } from '../payable.ts'
import { paymentScreen } from '../payments.addresses.ts'
import { type PaymentDraft, toggle } from './payment-draft.ts'

/**
 * BILL-3: chooses what the address names (`?invoices=9100023,9100024`) once, in full, and takes it
 * out of the address: a reload keeps what was changed since. Returns what is not open.
 */
export function useLinkedInvoices(
  { invoices, credits }: Payables,
  change: (next: (before: PaymentDraft) => PaymentDraft) => void,
): readonly string[] {
  const { invoices: linked } = useSearchOf(paymentScreen)
  const [, setSearch] = useSearchState(() => ({ invoices: undefined }))
  const [notOpen, setNotOpen] = useState<readonly string[]>([])
  const done = useRef('')
  useEffect(() => {
    if (!linked || done.current === linked) return
    done.current = linked
    const named = [...new Set(linked.split(',').slice(0, 500).filter(Boolean))]
    const open = new Map([...invoices, ...credits].map((each) => [each.invoiceNumber, each]))
    setNotOpen(named.filter((number) => !open.has(number)))
    change((before) =>
      named.reduce((draft, number) => {
        const payable = open.get(number)
        if (!payable || payable.open < 0 || draft.invoices[number]) return draft
        return toggle(draft, 'invoices', payable)
      }, before),
    )
    setSearch({ invoices: undefined }, { replace: true })
  }, [linked, invoices, credits, change, setSearch])
  return notOpen
}
