import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { paymentMethodRefusals as no } from '../payment-methods.refusals.ts'

/** An address of a method that is no longer there, or not this user's. */
export const MethodGone = ({ close }: { close: () => void }) => (
  <Dialog title="Payment method" width={440} isOpen onClose={close} footer={<Button onPress={close}>Close</Button>}>
    <p className="py-1">{no.method_not_found.message} It may have been removed.</p>
  </Dialog>
)
