import { useState } from 'react'
import { refreshCalls } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { Button } from '#ui/button.tsx'
import type { KeptScope } from '#areas/carts/web/public.tsx'
import { mayMoveToAnotherCart } from '../rules/may-move-to-another-cart.ts'
import { typingFor, type TypingState } from './ship-to-typing.ts'

/** A refused save as the screens know it. */
export type ShownRefusal = NonNullable<TypingState['refused']>

/** CART-14: what becomes of the lines of a refused save. */
export function useRefusedSave({ quantities }: ShownRefusal, scope: KeptScope) {
  const [isRunning, setRunning] = useState(false)
  const run = async (work: () => Promise<unknown>) => {
    if (isRunning) return
    setRunning(true)
    try {
      await work()
    } catch (error) {
      showToast({ tone: 'danger', message: error instanceof Error ? error.message : String(error) })
    } finally {
      setRunning(false)
      void refreshCalls(['getActiveCart', 'listCarts'])
    }
  }
  return {
    isRunning,
    retry: () => void run(() => quantities.retry()),
    moveToNewCart: () => void run(() => typingFor(scope).moveRefusedToNewCart(quantities)),
    discard: () => void quantities.takeRefused(),
  }
}

/** The choices as buttons; the one that loses nothing is the main one. */
export function RefusedSaveChoices({
  refused,
  scope,
  isCompact = false,
}: {
  refused: ShownRefusal
  scope: KeptScope
  isCompact?: boolean
}) {
  const { isRunning, retry, moveToNewCart, discard } = useRefusedSave(refused, scope)
  const size = isCompact ? 'small' : 'usual'
  return (
    <>
      <Button size={size} onPress={discard}>
        Discard
      </Button>
      {mayMoveToAnotherCart(refused.code) && (
        <Button size={size} onPress={moveToNewCart}>
          Put into a new cart
        </Button>
      )}
      <Button size={size} variant="primary" autoFocus={!isCompact} isPending={isRunning} onPress={retry}>
        Try again
      </Button>
    </>
  )
}
