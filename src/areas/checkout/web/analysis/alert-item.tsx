import { useState } from 'react'
import type { CartLine } from '#areas/carts/cart.ts'
import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
import type { AlertKind, DeliveryGroup, ItemAnalysis } from '#areas/checkout/cart-analysis.ts'
import { describeItemAlert } from './describe-item-alert.ts'
import { ItemRow } from './item-row.tsx'
import { OfferRow } from './offer-row.tsx'
import type { useSwitchItem } from './use-switch-item.ts'

/** Switches items; knows which one is under way. */
export type Switcher = ReturnType<typeof useSwitchItem>

/** Only one item is switched at a time. */
export const whyNotSwitch = (running: string | undefined, itemNumber: string): string | undefined =>
  running !== undefined && running !== itemNumber ? 'Another item is being switched' : undefined

/**
 * CHECK-3: an item of an alert: what is wrong, the alternates that would do, and 'Remove' where it
 * may be offered.
 */
export function AlertItem({
  kind,
  line,
  item,
  deliveryDates,
  mayChange,
  switcher,
  onRemove,
}: {
  kind: AlertKind
  line: CartLine
  item: ItemAnalysis | undefined
  deliveryDates: readonly DeliveryGroup[]
  mayChange: boolean
  switcher: Switcher
  onRemove: (line: CartLine) => void
}) {
  const [showsAll, setShowsAll] = useState(false)
  const { description } = line.itemInfo
  const offersHelp = kind === 'item-blocked-for-ship-to' || kind === 'inventory-warning'
  const alternates = offersHelp && mayChange ? (item?.alternates ?? []) : []
  const shown = showsAll ? alternates : alternates.slice(0, 1)
  return (
    <>
      <ItemRow
        item={line.itemInfo}
        actions={
          mayChange &&
          item?.mayRemove && (
            <Button
              variant="quiet"
              size="small"
              isDisabled={switcher.running !== undefined}
              aria-label={`Remove ${description}`}
              onPress={() => onRemove(line)}
            >
              Remove
            </Button>
          )
        }
      >
        <p className={`text-13 font-medium ${kind === 'item-blocked-for-ship-to' ? 'text-danger' : 'text-warning'}`}>
          {describeItemAlert(kind, line, item, deliveryDates)}
        </p>
      </ItemRow>
      {shown.length > 0 && (
        <div className="mt-2 grid gap-2 border-l-2 border-line pl-3 sm:ml-[19px] sm:pl-8">
          <p className="text-12 font-semibold text-muted">Can be switched for</p>
          {shown.map((offer) => (
            <OfferRow
              key={offer.itemInfo.itemNumber}
              offer={offer}
              replaced={description}
              itemNumber={line.itemNumber}
              isRunning={switcher.running === line.itemNumber}
              disabledReason={whyNotSwitch(switcher.running, line.itemNumber)}
              onSwitch={() => switcher.switchOne({ itemNumber: line.itemNumber, offer })}
            />
          ))}
          {alternates.length > 1 && !showsAll && (
            <p className="-ml-2.5">
              <Button variant="quiet" size="small" onPress={() => setShowsAll(true)}>
                {plural(alternates.length - 1, 'more alternate')}
              </Button>
            </p>
          )}
        </div>
      )}
    </>
  )
}
