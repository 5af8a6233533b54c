import { useState } from 'react'
import { type CartAccess, modifyCartAccess } from '#areas/carts/cart-access.endpoints.ts'
import { useMe } from '#browser/current-user.ts'
import { refreshCalls } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { type AccessForm, changeOf, formOf, mailProblem } from './access-form.ts'
import type { CartAddress } from './access-value.ts'

const touched = ['listCarts', 'listPendingCarts', 'getActiveCart', 'getCart', 'getCartAccess', 'reviewCart'] as const

/**
 * CART-9: the access form with what is wrong with it; a cart that is gone in the meantime closes it
 * without a word.
 */
export function useModifyAccess(address: CartAddress, access: CartAccess | undefined, close: () => void) {
  const me = useMe()
  const [edits, edit] = useState<Partial<AccessForm>>({})
  const [isChecked, setChecked] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { run, reset, isRunning, failure } = useAct(modifyCartAccess, {
    refresh: touched,
    failed: ({ status, code }) => {
      if (status === 404) {
        void refreshCalls(touched)
        close()
      }
      if (code === 'cart_changed') void refreshCalls(['getCartAccess'])
      return true
    },
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
  })
  const before = access && formOf(access, me)
  const form = before && { ...before, ...edits }
  const missing = isChecked && form ? mailProblem(form) : undefined
  const save = (isSure: boolean) => {
    setChecked(true)
    if (!access || !before || !form || isRunning || mailProblem(form) !== undefined) return
    const body = changeOf(form, before, me, access.staffMailSuffix ?? '')
    if (Object.keys(body).length === 0) return close()
    const isLosing = body.isVisibleToCustomer === true && (access.overriddenItems ?? []).length > 0
    if (isLosing && !isSure) return setAsking(true)
    setAsking(false)
    run({ params: address, body }, access.version)
  }
  return {
    form,
    /** CART-10: lines that would lose their price override, while that is asked. */
    losing: isAsking ? (access?.overriddenItems ?? []) : [],
    answer: (isSure: boolean) => (isSure ? save(true) : setAsking(false)),
    isDirty: JSON.stringify(form) !== JSON.stringify(before),
    isRunning,
    problems: {
      ...(failure?.field && { [failure.field]: failure.message }),
      ...(missing && { internalOwnerEmail: missing }),
    },
    /** What failed as a whole, beside no field. */
    failure: failure?.field ? null : failure,
    change: (part: Partial<AccessForm>) => {
      edit({ ...edits, ...part })
      if (failure?.field) reset()
    },
    submit: () => save(false),
  }
}
