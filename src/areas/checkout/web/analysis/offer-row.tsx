import { useContext, useState } from 'react'
import { SwitchNotesContext } from '#browser/switch-notes.ts'
import { formatCents } from '#kit/money.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { describeLoss } from '#areas/items/rules/compare-suitability.ts'
import type { SwitchOffer } from '#areas/checkout/cart-analysis.ts'
import { ItemRow } from './item-row.tsx'

/** CHECK-3: what may take an item's place, what it would come to, and the button that does it. */
export function OfferRow({
  offer,
  replaced,
  itemNumber,
  isRunning,
  disabledReason,
  onSwitch,
}: {
  offer: SwitchOffer
  /** Description of the item it replaces, for screen readers. */
  replaced: string
  /** Its item number. */
  itemNumber: string
  isRunning: boolean
  disabledReason: string | undefined
  onSwitch: () => void
}) {
  const [isAsked, setAsked] = useState(false)
  const noteOn = useContext(SwitchNotesContext)
  const lost = describeLoss(offer.loss)
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
          onPress={lost === '' ? onSwitch : () => setAsked(true)}
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
      {lost !== '' && <p className="text-13 font-medium text-warning">{lost}</p>}
      {noteOn({ itemNumber, withItemNumber: offer.itemInfo.itemNumber, isOpen: false })}
      {isAsked && (
        <ConfirmDialog
          title="Switch all the same?"
          confirmLabel="Switch"
          isOpen
          onConfirm={() => {
            setAsked(false)
            onSwitch()
          }}
          onClose={() => setAsked(false)}
        >
          <p>
            {offer.itemInfo.description} does not satisfy all that {replaced} does. {lost}
          </p>
        </ConfirmDialog>
      )}
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
