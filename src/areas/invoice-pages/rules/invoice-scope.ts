/** BILL-1: whose invoices a list shows: the selected ship-to's unless chosen otherwise. */
export type InvoiceScope =
  | { readonly kind: 'selected' }
  | { readonly kind: 'all' }
  | { readonly kind: 'bill-to' | 'ship-to'; readonly division: string; readonly number: string }

/** The scope an address has; what cannot be read is the selected ship-to. */
export function readInvoiceScope(text: string | undefined): InvoiceScope {
  if (text === 'all') return { kind: 'all' }
  const [, kind, division, number] = /^(bill-to|ship-to)\.([A-Z0-9]{2,6})\.([A-Za-z0-9-]{1,20})$/.exec(text ?? '') ?? []
  return (kind === 'bill-to' || kind === 'ship-to') && division && number
    ? { kind, division, number }
    : { kind: 'selected' }
}

/** A scope as an address has it; undefined for the selected ship-to, which is not written. */
export const writeInvoiceScope = (scope: InvoiceScope): string | undefined =>
  scope.kind === 'selected'
    ? undefined
    : scope.kind === 'all'
      ? 'all'
      : `${scope.kind}.${scope.division}.${scope.number}`

/** What of the list's filter a scope is; `selected` is the ship-to of the whole portal. */
export function scopeFilter(
  scope: InvoiceScope,
  selected: { readonly division: string; readonly shipTo: string } | null,
): { readonly division?: string; readonly billTo?: string; readonly shipTo?: string } {
  if (scope.kind === 'selected') return selected ?? {}
  if (scope.kind === 'all') return {}
  const { kind, division, number } = scope
  return { division, ...(kind === 'bill-to' ? { billTo: number } : { shipTo: number }) }
}
