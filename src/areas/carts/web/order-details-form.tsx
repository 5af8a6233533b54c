import { Banner } from '#ui/banner.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { SoType } from '#areas/routing/order-types.ts'
import { maxPoLength } from '../cart.ts'
import { needsApprovalText, noRouteText, useOrderDates } from './use-order-dates.ts'

/** What Create order and Edit Info ask for. */
export interface OrderDetails {
  readonly poNumber: string
  readonly soType: SoType
  readonly deliveryDate: string | null
}

/** What is wrong with a field, by its name on the wire. */
export interface DetailsProblem {
  readonly field?: string | undefined
  readonly message: string
}

/** PO No, Order Type and delivery date; changing the type resets the date (CART-4). */
export function OrderDetailsForm({
  details,
  onChange,
  problem,
}: {
  details: OrderDetails
  onChange: (details: OrderDetails) => void
  problem?: DetailsProblem | undefined
}) {
  const { types, datesOf, firstOf, isLoading } = useOrderDates()
  const dates = datesOf(details.soType)
  const chosen = dates.find(({ date }) => date === details.deliveryDate)
  const errorOf = (name: string) => (problem?.field?.endsWith(name) ? problem.message : undefined)
  return (
    <div className="grid gap-4">
      {problem && !['poNumber', 'soType', 'deliveryDate'].some((name) => problem.field?.endsWith(name)) && (
        <Banner tone="danger">{problem.message}</Banner>
      )}
      <TextField
        label="PO No"
        value={details.poNumber}
        onChange={(poNumber) => onChange({ ...details, poNumber })}
        maxLength={maxPoLength}
        error={errorOf('poNumber')}
        hint={`Up to ${maxPoLength} characters`}
        autoFocus
      />
      <Select
        label="Order Type"
        isRequired
        options={types}
        value={details.soType}
        onChange={(soType) => onChange({ ...details, soType, deliveryDate: firstOf(soType) })}
        error={errorOf('soType')}
      />
      <Select
        label="Delivery Date"
        options={dates.map(({ date, label }) => ({ value: date, label }))}
        value={chosen?.date ?? null}
        onChange={(deliveryDate) => onChange({ ...details, deliveryDate })}
        isDisabled={dates.length === 0}
        placeholder={dates.length === 0 ? 'No delivery days' : 'Choose a delivery date'}
        error={errorOf('deliveryDate')}
      />
      {chosen && !chosen.isRouted && <Banner tone="warning">{needsApprovalText}</Banner>}
      {!isLoading && dates.length === 0 && details.soType === 'regularDelivery' && (
        <Banner tone="warning">{noRouteText}</Banner>
      )}
    </div>
  )
}
