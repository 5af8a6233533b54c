import { useState } from 'react'
import { useMe } from '#browser/current-user.ts'
import { refreshCalls, useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type CartAccess, getCartAccess, modifyCartAccess } from '#areas/carts/cart-access.endpoints.ts'
import { AccessFields } from './access-fields.tsx'
import { type AccessForm, changeOf, formOf, mailProblem } from './access-form.ts'
import { type CartAddress, readAccessValue } from './access-value.ts'
import { Gone } from './gone.tsx'

const touched = ['listCarts', 'listPendingCarts', 'getActiveCart', 'getCart', 'getCartAccess', 'reviewCart']

/** CART-9: who has access to a cart. One that is gone closes the dialog without a word; the lists behind it are asked again. */
export function CartAccessDialog({ value, close }: DialogProps) {
  const address = readAccessValue(value)
  return address ? <CartAccessOf key={value} address={address} close={close} /> : null
}

function CartAccessOf({ address, close }: { address: CartAddress; close: () => void }) {
  const { data, error, refetch } = useCall(getCartAccess, { params: address })
  const isGone = error?.status === 404
  if (isGone) return <Gone close={close} />
  if (data) return <AccessDialog address={address} access={data} close={close} />
  return (
    <Dialog title="Cart Access" width={560} isOpen onClose={close}>
      {error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <div className="grid gap-4" role="status" aria-label="Access is loading">
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-28 w-full" />
        </div>
      )}
    </Dialog>
  )
}

function AccessDialog({ address, access, close }: { address: CartAddress; access: CartAccess; close: () => void }) {
  const me = useMe()
  const before = formOf(access, me)
  const [edits, edit] = useState<Partial<AccessForm>>({})
  const [isChecked, setChecked] = useState(false)
  const form = { ...before, ...edits }
  const modify = useAct(modifyCartAccess, {
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
  const submit = () => {
    setChecked(true)
    if (mailProblem(form) !== undefined || modify.isRunning) return
    const body = changeOf(form, before, me, access.staffMailSuffix ?? '')
    if (Object.keys(body).length === 0) close()
    else modify.run({ params: address, body }, access.version)
  }
  const { failure } = modify
  const problems = {
    ...(failure?.field && { [failure.field]: failure.message }),
    ...(isChecked && { internalOwnerEmail: mailProblem(form) ?? fieldMessage(failure, 'internalOwnerEmail') }),
  }
  return (
    <Dialog
      title="Cart Access"
      width={560}
      isOpen
      onClose={close}
      onSubmit={submit}
      footer={
        <>
          <Button onPress={close}>Cancel</Button>
          <Button variant="primary" isPending={modify.isRunning} onPress={submit}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-13 break-all text-muted">PO NO {access.po || '-'}</p>
        {failure && !failure.field && (
          <Banner tone="warning">
            {failure.code === 'cart_changed'
              ? 'Someone else changed this cart meanwhile. What you chose is still here; Save keeps it.'
              : failure.message}
          </Banner>
        )}
        <AccessFields
          access={access}
          form={form}
          problems={problems}
          onChange={(part) => {
            edit({ ...edits, ...part })
            if (failure?.field) modify.reset()
          }}
        />
      </div>
    </Dialog>
  )
}

const fieldMessage = (failure: { field: string | undefined; message: string } | null, field: string) =>
  failure?.field === field ? failure.message : undefined
