import { ReceiptText } from 'lucide-react'
import { invoiceDialog, invoiceId } from '#areas/invoice-pages/invoice-pages.addresses.ts'
import { listInvoices } from '#areas/invoice-pages/invoices.endpoints.ts'
import { kindWords } from '#areas/invoice-pages/web/public.tsx'
import { poText } from '#areas/carts/rules/po-text.ts'
import { useActor } from '#browser/current-user.ts'
import { useGo } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { suggestDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { combine } from '#contract/address.ts'
import { formatDay } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { paletteDialog } from '../shell.addresses.ts'
import type { Command } from './command.ts'
import { matchInvoices } from './match-invoices.ts'
import { type Found, maxOfAKind } from './use-found-commands.ts'

/** Letters of a number or PO before the server is asked. */
const fewestLetters = 3
/** The call also matches items of invoices, which are left out here. */
const asked = 30

/**
 * SHELL-10: invoices of all ship-tos by a part of their number or PO within the usual range of the
 * list, and at any date by the whole of it. Only what has a digit is searched for.
 */
export function useFoundInvoices(typed: string): Found {
  const mayRead = useActor().can('viewInvoices')
  const go = useGo()
  const keyword = useDebounced(typed, suggestDebounceMs)
  const isWanted = mayRead && keyword.length >= fewestLetters && keyword.length <= 100 && /\d/.test(keyword)
  const { data, isFetching, error, refetch } = useCall(
    listInvoices,
    isWanted ? { query: { keyword, pageSize: asked } } : null,
    { keepPrevious: true },
  )
  const invoices = isWanted && typed.length >= fewestLetters ? matchInvoices(data?.invoices ?? [], typed) : []
  const commands = invoices.slice(0, maxOfAKind).map((invoice): Command => ({
    id: `invoice ${invoiceId(invoice)}`,
    kind: 'Invoices',
    label: `${kindWords[invoice.kind]} ${invoice.invoiceNumber}`,
    detail: [
      invoice.shipToName,
      invoice.po && poText(invoice.po),
      formatDay(invoice.invoiceDate, data?.today),
      formatCents(invoice.total),
    ]
      .filter(Boolean)
      .join(' · '),
    icon: ReceiptText,
    run: () => go(combine(paletteDialog.closed, invoiceDialog.open(invoiceId(invoice))), { replace: true }),
  }))
  return {
    commands,
    isSearching: isWanted && (isFetching || keyword !== typed),
    retry: isWanted && error ? () => void refetch() : undefined,
  }
}
