import { useState } from 'react'
import { type CartAccess, modifyCartAccess } from '#areas/carts/cart-access.endpoints.ts'
import { useMe } from '#browser/current-user.ts'
import { refreshCalls } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import { type AccessForm, changeOf, formOf, mailProblem, unread } from './access-form.ts'
import type { CartAddress } from './access-value.ts'

const touched = ['listCarts', 'listPendingCarts', 'getActiveCart', 'getCart', 'getCartAccess', 'reviewCart'] as const

/**
 * CART-9: the access form with what is wrong with it; a cart that is gone in the meantime closes it
 * without a word.
 */
export function useModifyAccess(address: CartAddress, access: CartAccess | undefined, close: () => void) {
  const me = useMe()
  const [isAsking, setAsking] = useState(false)
  const act = useAct(modifyCartAccess, {
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
  const save = (values: AccessForm, isSure: boolean) => {
    if (!access || !before) return
    const body = changeOf(values, before, me, access.staffMailSuffix ?? '')
    if (Object.keys(body).length === 0) return close()
    const isLosing = body.isVisibleToCustomer === true && (access.overriddenItems ?? []).length > 0
    if (isLosing && !isSure) return setAsking(true)
    setAsking(false)
    act.run({ params: address, body }, access.version)
  }
  const form = useCallForm({
    act,
    places: { externalOwnerInfo: 'externalOwner', internalOwnerEmail: 'mailName' },
    // The cart is read while its dialog is open already.
    saved: before ?? unread,
    problemsOf: (values) => ({ mailName: mailProblem(values) }),
    onSubmit: (values) => save(values, false),
  })
  return {
    form,
    /** CART-10: lines that would lose their price override, while that is asked. */
    losing: isAsking ? (access?.overriddenItems ?? []) : [],
    answer: (isSure: boolean) => (isSure ? save(form.values, true) : setAsking(false)),
  }
}
