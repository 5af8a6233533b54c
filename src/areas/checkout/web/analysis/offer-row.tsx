import { formatCents } from '#kit/money.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import type { SwitchOffer } from '#areas/checkout/cart-analysis.ts'
import { ItemRow } from './item-row.tsx'

/** CHECK-3: what may take an item's place, what it would come to, and the button that does it. */
export function OfferRow({
  offer,
  replaced,
  isRunning,
  disabledReason,
  onSwitch,
}: {
  offer: SwitchOffer
  /** Description of the item it replaces, for those who hear the button. */
  replaced: string
  isRunning: boolean
  disabledReason: string | undefined
  onSwitch: () => void
}) {
  const quantities = [
    ...(offer.orderedCases > 0 ? [`${offer.orderedCases} CS`] : []),
    ...(offer.orderedUnits > 0 ? [`${offer.orderedUnits} EA`] : []),
  ].join(' + ')
  return (
    <ItemRow
      item={offer.itemInfo}
      actions={
        <Button
          size="small"
          isPending={isRunning}
          disabledReason={disabledReason}
          aria-label={`Switch ${replaced} for ${offer.itemInfo.description}`}
          onPress={onSwitch}
        >
          Switch
        </Button>
      }
    >
      <p className="figures flex flex-wrap items-center gap-x-2 gap-y-1 text-13">
        <span>
          {quantities} · <MoneyText cents={offer.lineTotal} isEstimate={offer.isEstimate} />
        </span>
        <SavingBadge offer={offer} />
      </p>
    </ItemRow>
  )
}

function SavingBadge({ offer: { saving, savingPercent } }: { offer: SwitchOffer }) {
  if (saving === null || saving === 0) return null
  if (saving < 0) return <span className="text-muted">{formatCents(-saving)} more</span>
  return (
    <Badge tone="good">
      Save {formatCents(saving)}
      {savingPercent !== null && savingPercent > 0 && ` (${savingPercent}%)`}
    </Badge>
  )
}
