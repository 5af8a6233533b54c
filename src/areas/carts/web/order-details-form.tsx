import { useEffect, useRef, useState } from 'react'
import { why } from '#kit/decision.ts'
import { formatDay } from '#kit/dates.ts'
import { freeTextProblem } from '#kit/free-text.ts'
import type { ItemFacts } from '#areas/items/item.ts'
import type { SoType } from '#areas/routing/order-types.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { poField } from '../cart.ts'
import { cartRefusals } from '../cart.refusals.ts'
import { switchOrderType } from '../rules/switch-order-type.ts'
import { useOrderDates } from './use-order-dates.ts'

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

const fields = ['poNumber', 'soType', 'deliveryDate'] as const

/** True when the form shows this problem beside one of its fields. */
export const isDetailsProblem = ({ field }: DetailsProblem): boolean => fields.some((name) => field?.endsWith(name))

interface Props {
  details: OrderDetails
  onChange: (details: OrderDetails) => void
  problem?: DetailsProblem | undefined
  /**
   * The cart's items, where there are some: just-in-time and drop-ship ones block order types
   * (CART-4).
   */
  items?: readonly Pick<ItemFacts, 'isDropShip' | 'isJustInTime'>[]
  /**
   * Called with true while the date field holds a text that is not a valid date: nothing should be
   * sent then.
   */
  onTypingDate?: (isUnfinished: boolean) => void
  /** The PO the cart has, of whatever length: unchanged it is right. */
  keptPo?: string
  /** Punchout: the PO comes from the customer's own system (ACCESS-7). */
  isPoHidden?: boolean
  /** Punchout may fix the delivery (`punchoutSession.disableCartDeliveryInfo`, ACCESS-7). */
  isDeliveryFixed?: boolean
}

/** PO No, Order Type and delivery date; changing the type resets the date (CART-3, CART-4). */
export function OrderDetailsForm({
  details,
  onChange,
  problem,
  items = [],
  onTypingDate,
  isPoHidden = false,
  isDeliveryFixed = false,
  keptPo = '',
}: Props) {
  const { types, datesOf, firstOf, blocksJitDrop, today, isLoading, failure, retry } = useOrderDates()
  const [blocked, setBlocked] = useState<string>()
  const dates = datesOf(details.soType)
  const notice = dates?.notice(details.deliveryDate)
  const errorOf = (name: (typeof fields)[number]) => (problem?.field?.endsWith(name) ? problem.message : undefined)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem && isDetailsProblem(problem)) focusOnInvalid(form.current)
  }, [problem])
  const chooseType = (soType: SoType) => {
    if (soType === details.soType) return setBlocked(undefined)
    const switched = switchOrderType(items, blocksJitDrop(soType))
    setBlocked(why(switched))
    if (switched.allowed) onChange({ ...details, soType, deliveryDate: firstOf(soType) })
  }
  return (
    <div ref={form} className="grid gap-4">
      {problem && !isDetailsProblem(problem) && <Banner tone="danger">{problem.message}</Banner>}
      {failure && (
        <Banner tone="danger">
          <span className="flex flex-wrap items-center justify-between gap-2">
            {failure}
            <Button size="small" onPress={retry}>
              Try again
            </Button>
          </span>
        </Banner>
      )}
      {!isPoHidden && (
        <TextField
          label="PO No"
          value={details.poNumber}
          onChange={(poNumber) => onChange({ ...details, poNumber })}
          maxLength={Math.max(poField.max, keptPo.length)}
          error={
            (details.poNumber === keptPo ? undefined : freeTextProblem(poField, details.poNumber)) ??
            errorOf('poNumber')
          }
          hint={`Up to ${poField.max} characters`}
          autoComplete="off"
          autoFocus
        />
      )}
      <div className="two-columns gap-4">
        <Select
          label="Order Type"
          isRequired
          isDisabled={isDeliveryFixed || types.length === 0}
          options={types}
          value={details.soType}
          onChange={chooseType}
          error={blocked ?? errorOf('soType')}
        />
        <DateField
          // Another type has its own dates: what was half typed for the former one is gone.
          key={details.soType}
          label="Delivery Date"
          value={details.deliveryDate}
          onChange={(deliveryDate) => onChange({ ...details, deliveryDate })}
          isDisabled={isDeliveryFixed || !dates?.isOpen}
          min={dates?.min}
          max={dates?.max}
          isUnavailable={dates && ((date) => !dates.isSelectable(date))}
          isHighlighted={dates?.isHighlighted}
          whyIgnored={(date) => ignoredText(date, details.deliveryDate, today)}
          {...(onTypingDate && { onTyping: onTypingDate })}
          hint={
            isDeliveryFixed
              ? cartRefusals.delivery_info_fixed.message
              : dates && !dates.isOpen
                ? undefined
                : dateHint(details.deliveryDate, today, isLoading)
          }
          error={errorOf('deliveryDate')}
        />
      </div>
      {notice && <Banner tone="warning">{notice}</Banner>}
    </div>
  )
}

/** What was refused is where one goes on typing. */
function focusOnInvalid(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('input[aria-invalid="true"], [data-invalid] button')?.focus()
}

function dateHint(date: string | null, today: string | undefined, isLoading: boolean): string {
  if (date !== null) return formatDay(date, today)
  return isLoading ? 'Reading delivery days' : 'Optional'
}

/** UI-3: a date that cannot be chosen is ignored; the person should know. */
function ignoredText(typed: string, kept: string | null, today: string | undefined): string {
  const reads = kept === null ? 'The date stays open.' : `It stays ${formatDay(kept, today)}.`
  return `${formatDay(typed, today)} cannot be chosen. ${reads}`
}
