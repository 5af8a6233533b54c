import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { useActiveCart } from './use-active-cart.ts'

const none = { status: 404, message: 'No cart is present' }

/**
 * A dialog about the active cart while there is none: on its way, not to be read, or not there at
 * all.
 */
export function NoCartDialog({ title, close }: { title: string; close: () => void }) {
  const { cart, isLoading, failure, refetch } = useActiveCart()
  const problem = failure ?? (cart || isLoading ? null : none)
  return <WaitingDialog title={title} failure={problem} what="Your cart" onRetry={refetch} onClose={close} />
}
