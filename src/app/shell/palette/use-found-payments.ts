import { Banknote } from 'lucide-react'
import { listPayments } from '#areas/payments/history.endpoints.ts'
import { paymentDialog } from '#areas/payments/payments.addresses.ts'
import { wordsOfStatus } from '#areas/payments/rules/status-words.ts'
import { useActor } from '#browser/current-user.ts'
import { useGo } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { suggestDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { combine } from '#contract/address.ts'
import { formatDay } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { paletteDialog } from '../shell.addresses.ts'
import type { Command } from './command.ts'
import { type Found, maxOfAKind } from './use-found-commands.ts'

/** Digits of a number before the server is asked. */
const fewestDigits = 4

/**
 * SHELL-10: payments of all bill-tos by their number or by an invoice they paid, at any date by the
 * whole of it. Only numbers are searched for.
 */
export function useFoundPayments(typed: string): Found {
  const mayRead = useActor().can('paymentHistory')
  const go = useGo()
  const keyword = useDebounced(typed, suggestDebounceMs)
  const isNumber = (text: string) => text.length >= fewestDigits && /^\d{1,20}$/.test(text)
  const isWanted = mayRead && isNumber(keyword)
  const { data, isFetching, error, refetch } = useCall(
    listPayments,
    isWanted ? { query: { keyword, pageSize: maxOfAKind } } : null,
    { keepPrevious: true },
  )
  const payments = isWanted && isNumber(typed) ? (data?.payments ?? []) : []
  return {
    commands: payments.map((payment): Command => ({
      id: `payment ${payment.id}`,
      kind: 'Payments',
      label: `Payment ${payment.paymentNumber}`,
      detail: [
        wordsOfStatus(payment, data?.today ?? payment.payOn).label,
        formatDay(payment.payOn, data?.today),
        formatCents(payment.amount),
      ].join(' · '),
      icon: Banknote,
      run: () => go(combine(paletteDialog.closed, paymentDialog.open(payment.id)), { replace: true }),
    })),
    isSearching: isWanted && (isFetching || keyword !== typed),
    retry: isWanted && error ? () => void refetch() : undefined,
  }
}
