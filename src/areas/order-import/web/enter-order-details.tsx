import { Suspense } from 'react'
import { OrderDetailsForm, VisibleToCustomer } from '#areas/carts/web/public.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import type { useCreateOrder } from './use-create-order.ts'

const OrderFileField = loadOnDemand(() => import('./order-file-field.tsx').then((module) => module.OrderFileField))

const sources = [
  { value: 'empty', label: 'Start with an empty cart' },
  { value: 'file', label: 'Import items from a file' },
]

/**
 * CART-3: PO, order type, delivery date, visibility, and whether the cart starts empty or from a
 * file.
 */
export function EnterOrderDetails({ order }: { order: ReturnType<typeof useCreateOrder> }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <OrderDetailsForm
        details={order.details}
        onChange={order.changeDetails}
        problem={order.problem}
        onTypingDate={order.setIsTypingDate}
        isPoHidden={order.isPoHidden}
        isDeliveryFixed={order.isDeliveryFixed}
      />
      {order.isStaff && <VisibleToCustomer isSelected={order.isVisible} onChange={order.setIsVisible} />}
      <RadioGroup
        label="Items"
        choices={sources}
        value={order.hasFile ? 'file' : 'empty'}
        onChange={(source) => order.chooseSource(source === 'file')}
      />
      {order.hasFile && (
        <Suspense>
          <OrderFileField file={order.file} isMissing={order.isFileMissing} isWanted={order.isFileWanted} />
        </Suspense>
      )}
    </div>
  )
}
