import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { useGo } from '#browser/navigation.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { plural } from '#kit/text.ts'
import { useActiveCart } from '#areas/carts/web/public.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import type { Inventory } from '#areas/inventory/inventory.ts'
import { updateCustomerInventory } from '#areas/inventory/inventory.endpoints.ts'
import { inventoryScreen } from '#areas/inventory/inventory.addresses.ts'
import { poText } from '#areas/carts/rules/po-text.ts'
import type { CountSummary } from '../count-log.ts'
import type { CountProgress } from './sheet-tools.tsx'

type Into = 'none' | 'active' | 'new'

/** INV-1: closes a count for good, and puts what is under par into a cart if wanted. */
export function CloseCountDialog({
  inventory,
  progress,
  summary,
  close,
}: {
  inventory: Inventory
  progress: CountProgress
  summary: CountSummary
  close: () => void
}) {
  const params = useShipToParams()
  const go = useGo()
  const mayOrder = useActor().can('manageCart')
  const { cart } = useActiveCart()
  const [into, setInto] = useState<Into>('none')
  const act = useAct(updateCustomerInventory, {
    refresh: ['listCustomerInventories', 'getCustomerInventory', 'getInventoryHistory', 'getActiveCart', 'listCarts'],
    failed: () => true,
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      go(inventoryScreen.at({ id: inventory.id }), { replace: true, isSettled: true })
    },
  })
  const missing = progress.total - progress.counted
  const whyNot =
    summary.pending > 0
      ? 'What you counted is still on its way. Please wait until it has arrived.'
      : progress.undecided > 0
        ? `${plural(progress.undecided, 'shelf waits', 'shelves wait')} for a decision: add or replace.`
        : undefined
  const submit = () => {
    if (!params || act.isRunning || whyNot) return
    act.run({
      params: { ...params, inventoryId: inventory.id },
      body: {
        action: 'Close',
        addToCart: into === 'none' ? 'none' : 'underPar',
        ...(into === 'active' && cart && { cartId: cart.id }),
      },
    })
  }
  const cartName = cart?.po ? `your active cart, ${poText(cart.po)}` : 'your active cart'
  return (
    <Dialog
      title="Close the count"
      isOpen
      width={520}
      onClose={close}
      onSubmit={submit}
      footer={
        <>
          <CloseButton />
          <Button variant="primary" isPending={act.isRunning} disabledReason={whyNot} onPress={submit}>
            Close the count
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {act.failure && <Banner tone="danger">{act.failure.message}</Banner>}
        {whyNot && <Banner tone="warning">{whyNot}</Banner>}
        <p>
          {`${progress.counted} of ${progress.total} are counted. A closed count is final: its quantities and prices no longer change.`}
        </p>
        {missing > 0 && (
          <p className="text-muted">
            {`${plural(missing, 'shelf', 'shelves')} without a quantity will have no value, and nothing of ${missing === 1 ? 'it' : 'them'} is ordered.`}
          </p>
        )}
        {mayOrder && (
          <RadioGroup
            label="Items under par"
            value={into}
            onChange={(next) => setInto(next as Into)}
            choices={[
              { value: 'none', label: 'Do not order' },
              ...(cart ? [{ value: 'active', label: `Add to ${cartName}` }] : []),
              { value: 'new', label: 'Add to a new cart' },
            ]}
          />
        )}
      </div>
    </Dialog>
  )
}
