import { ArrowDown } from 'lucide-react'
import type { Cart, CartLine } from '#areas/carts/cart.ts'
import { MoneyText } from '#ui/money-text.tsx'
import { Button } from '#ui/button.tsx'
import { type Switcher, whyNotSwitch } from './alert-item.tsx'
import { OfferRow } from './offer-row.tsx'
import type { Analysis } from './use-cart-analysis.ts'
import type { Switching } from './use-switch-item.ts'

/** CHECK-3: what could be had for less, item by item, and all of it at once. */
export function SuggestionSection({
  cart,
  analysis,
  switcher,
}: {
  cart: Cart
  analysis: Analysis
  switcher: Switcher
}) {
  const found = analysis.items.flatMap((item) => {
    const line = cart.items.find((each) => each.itemNumber === item.itemNumber)
    return line && item.switchSaveItemInfo ? [{ line, offer: item.switchSaveItemInfo }] : []
  })
  const switchings: Switching[] = found.map(({ line, offer }) => ({ itemNumber: line.itemNumber, offer }))
  const mayChange = cart.abilities.change === null
  return (
    <>
      {analysis.suggestions.map((suggestion) => (
        <section key={suggestion.kind} aria-label={suggestion.message} className="rounded-control border border-line">
          <header className="flex min-h-10 flex-wrap items-center justify-between gap-2 bg-info-soft px-3 py-1">
            <h4 className="font-medium">{suggestion.message}</h4>
            {mayChange && switchings.length > 1 && (
              <Button
                variant="quiet"
                size="small"
                isPending={switcher.running === 'all'}
                disabledReason={whyNotSwitch(switcher.running, 'all')}
                onPress={() => switcher.switchAll(switchings)}
              >
                Switch all {switchings.length}
              </Button>
            )}
          </header>
          <ul className="divide-y divide-line">
            {found.map(({ line, offer }) => (
              <li key={line.itemNumber} className="grid gap-2 px-3 py-2.5">
                <Replaced line={line} />
                <OfferRow
                  offer={offer}
                  replaced={line.itemInfo.description}
                  itemNumber={line.itemNumber}
                  isRunning={switcher.running === line.itemNumber}
                  disabledReason={
                    mayChange ? whyNotSwitch(switcher.running, line.itemNumber) : 'This cart cannot be changed by you'
                  }
                  onSwitch={() => switcher.switchOne({ itemNumber: line.itemNumber, offer })}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** The item as it is in the cart. */
function Replaced({ line }: { line: CartLine }) {
  const quantities = [
    ...(line.orderedCases > 0 ? [`${line.orderedCases} CS`] : []),
    ...(line.orderedUnits > 0 ? [`${line.orderedUnits} EA`] : []),
  ].join(' + ')
  return (
    <div className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 text-13 text-muted">
      <ArrowDown size={16} aria-hidden="true" className="justify-self-center" />
      <p className="min-w-0 break-words">
        {line.itemInfo.description} · {line.itemInfo.brand}
      </p>
      <p className="figures text-right whitespace-nowrap">
        {quantities} · {line.lineTotal === null ? '-' : <MoneyText cents={line.lineTotal} />}
      </p>
    </div>
  )
}
