import { useCallback, useEffect, useState } from 'react'
import { useMe } from '#browser/current-user.ts'
import { keptKey } from '#browser/kept-for-user.ts'
import { emptyDraft, isEmptyDraft, parseDraft, type PaymentDraft } from './payment-draft.ts'

function readKept(key: string): PaymentDraft {
  try {
    return parseDraft(localStorage.getItem(key)) ?? emptyDraft
  } catch {
    // Storage is blocked: the draft lives as long as the page.
    return emptyDraft
  }
}

/**
 * BILL-3: the payment being put together for a bill-to; it survives a reload and a closed tab.
 * Signing out forgets it.
 */
export function usePaymentDraft({ division, billTo }: { division: string; billTo: string }) {
  const key = keptKey(useMe().userId, `payment.${division}.${billTo}`)
  const [draft, setDraft] = useState(() => readKept(key))
  useEffect(() => {
    try {
      if (isEmptyDraft(draft) && draft.methodId === null) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(draft))
    } catch {
      // As above.
    }
  }, [key, draft])
  const change = useCallback((next: (before: PaymentDraft) => PaymentDraft) => setDraft(next), [])
  return { draft, change, forget: useCallback(() => setDraft(emptyDraft), []) }
}
