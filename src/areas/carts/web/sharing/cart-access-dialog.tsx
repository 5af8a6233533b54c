import { useEffect, useEffectEvent } from 'react'
import { getCartAccess } from '#areas/carts/cart-access.endpoints.ts'
import { refreshCalls, useCall } from '#browser/query.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormBody } from '#ui/form/form-frame.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AccessFields } from './access-fields.tsx'
import { type CartAddress, readAccessValue } from './access-value.ts'
import { LoseOverrides } from './lose-overrides.tsx'
import { useModifyAccess } from './use-modify-access.ts'

/**
 * CART-9: who has access to a cart. One that is gone closes the dialog without a word; the lists
 * behind it are asked again.
 */
export function CartAccessDialog({ value, close }: DialogProps) {
  const address = readAccessValue(value)
  return address ? <AccessDialog key={value} address={address} close={close} /> : <Gone close={close} />
}

function AccessDialog({ address, close }: { address: CartAddress; close: () => void }) {
  const { data: access, error, refetch } = useCall(getCartAccess, { params: address })
  const { form, losing, answer } = useModifyAccess(address, access, close)
  const { isDirty, isRunning, failure, submit } = form
  if (error?.status === 404) return <Gone close={close} />
  // One dialog for all states: another one would lose where the focus came from.
  if (losing.length > 0) return <LoseOverrides items={losing} isPending={isRunning} answer={answer} />
  return (
    <Dialog
      title="Cart Access"
      width={560}
      isOpen
      isDirty={isDirty}
      onClose={close}
      onSubmit={submit}
      footer={
        <>
          <CloseButton />
          <Button
            variant="primary"
            isPending={isRunning}
            disabledReason={access ? undefined : 'The cart is loading'}
            onPress={submit}
          >
            Save
          </Button>
        </>
      }
    >
      {access ? (
        <FormBody form={form} className="grid gap-4">
          <p className="text-13 break-all text-muted">PO NO {access.po || '-'}</p>
          {failure && (
            <Banner tone="warning">
              {failure.code === 'cart_changed'
                ? 'Someone else changed this cart in the meantime. What you chose is still here; Save keeps it.'
                : failure.message}
            </Banner>
          )}
          <AccessFields access={access} form={form} />
        </FormBody>
      ) : error ? (
        <ErrorState failure={error} what="Access" onRetry={() => void refetch()} />
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

/**
 * CART-9: a cart that is no longer there closes its dialog silently; the lists are asked again, so
 * that it leaves them too.
 */
function Gone({ close }: { close: () => void }) {
  const leave = useEffectEvent(close)
  useEffect(() => {
    void refreshCalls(['listCarts', 'listPendingCarts', 'getActiveCart'])
    leave()
  }, [])
  return null
}
