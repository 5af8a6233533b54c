import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { SoType } from '#areas/routing/order-types.ts'
import { describeDeliveryChange } from '#areas/carts/rules/describe-delivery-change.ts'
import type { MovedDate } from './use-news.ts'

/** CART-6: 'Delivery date changed', with the text for what happened. */
export function DeliveryChangedDialog({
  moved,
  soType,
  close,
}: {
  moved: MovedDate
  /** Of the cart as it is now. */
  soType: SoType
  close: () => void
}) {
  return (
    <Dialog
      title="Delivery date changed"
      width={440}
      role="alertdialog"
      isOpen
      onClose={close}
      onSubmit={close}
      footer={
        <Button variant="primary" autoFocus onPress={close}>
          OK
        </Button>
      }
    >
      <p className="py-1">{describeDeliveryChange(moved.before, moved.after, soType)}</p>
    </Dialog>
  )
}
