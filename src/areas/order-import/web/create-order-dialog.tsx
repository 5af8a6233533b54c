import { Suspense } from 'react'
import { reviewCartScreen } from '#areas/checkout/checkout.addresses.ts'
import { useGo } from '#browser/navigation.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { why } from '#kit/decision.ts'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { Steps } from '#ui/steps.tsx'
import { EnterOrderDetails } from './enter-order-details.tsx'
import { useCreateOrder } from './use-create-order.ts'

const ImportStatus = loadOnDemand(() => import('./import-status.tsx').then((module) => module.ImportStatus))
const MapColumns = loadOnDemand(() => {
  // Preloaded before the import begins, so that its progress is visible from the start.
  void ImportStatus.preload()
  return import('./map-columns.tsx').then((module) => module.MapColumns)
})

const stepNames = { EnterOrderDetails: 'Enter order details', MapColumns: 'Map columns', Status: 'Status' } as const
const steps = Object.keys(stepNames) as (keyof typeof stepNames)[]

/**
 * CART-3: starts a cart for the selected ship-to, empty or from a file, and makes it the active
 * one.
 */
export function CreateOrderDialog({ close }: DialogProps) {
  const order = useCreateOrder()
  const go = useGo()
  const review = () => go(reviewCartScreen.at(), { replace: true, isSettled: true })
  const isCreated = order.step === 'Status' && order.work.answer?.isSuccess === true
  const submit = {
    EnterOrderDetails: order.confirmDetails,
    MapColumns: order.confirmMapping,
    Status: () => isCreated && review(),
  }[order.step]
  return (
    <Dialog
      title="Create order"
      width={600}
      isOpen
      isDirty={order.hasTyped && !order.isDone}
      onClose={close}
      onSubmit={submit}
      footer={<Footer order={order} review={review} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {order.hasFile && <Steps names={steps.map((step) => stepNames[step])} current={steps.indexOf(order.step)} />}
        {order.step === 'EnterOrderDetails' && <EnterOrderDetails order={order} />}
        <Suspense>
          {order.step === 'MapColumns' && order.order && <MapColumns order={order.order} />}
          {order.step === 'Status' && order.order && (
            <ImportStatus
              key={`${order.work.isRunning}`}
              order={order.order}
              work={order.work}
              onGoodRows={order.importGoodRows}
              onMapAgain={order.mapAgain}
              onOtherFile={order.otherFile}
            />
          )}
        </Suspense>
      </div>
    </Dialog>
  )
}

interface FooterProps {
  order: ReturnType<typeof useCreateOrder>
  review: () => void
}

/** S0 section 4: Next or Confirm and Cancel; Back and Confirm; Review Cart, or only Close. */
function Footer({ order, review }: FooterProps) {
  if (order.step === 'EnterOrderDetails')
    return (
      <>
        <CloseButton />
        <Button
          variant="primary"
          isPending={order.isCreating || (order.hasFile && order.file.isReading)}
          onPress={order.confirmDetails}
        >
          {order.hasFile ? 'Next' : 'Confirm'}
        </Button>
      </>
    )
  if (order.step === 'MapColumns')
    return (
      <>
        <Button onPress={order.back}>Back</Button>
        <Button
          variant="primary"
          disabledReason={order.order && why(order.order.checked)}
          onPress={order.confirmMapping}
        >
          Confirm
        </Button>
      </>
    )
  if (order.work.answer?.isSuccess)
    return (
      <Button variant="primary" onPress={review}>
        Review Cart
      </Button>
    )
  return <CloseButton>Close</CloseButton>
}
