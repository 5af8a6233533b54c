import { TriangleAlert } from 'lucide-react'
import type { Cart, CartLine } from '#areas/carts/cart.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import type { CartAlert } from '#areas/checkout/cart-analysis.ts'
import { AlertItem } from './alert-item.tsx'
import type { Switcher } from './alert-item.tsx'
import type { Analysis } from './use-cart-analysis.ts'

/** What an alert needs to offer its remedies. */
export interface AlertTools {
  readonly cart: Cart
  readonly analysis: Analysis
  readonly switcher: Switcher
  readonly onRemove: (line: CartLine) => void
  readonly onChooseDate: () => void
}

/** CHECK-3: one alert with its items, each with what puts it right. */
export function AlertSection({ alert, tools }: { alert: CartAlert; tools: AlertTools }) {
  const { cart, analysis } = tools
  const mayChange = cart.abilities.change === null
  const lines = alert.itemNumbers.flatMap(
    (itemNumber) => cart.items.find((line) => line.itemNumber === itemNumber) ?? [],
  )
  return (
    <section aria-label={alert.message} className="rounded-control border border-line">
      <header
        className={`flex min-h-10 flex-wrap items-center gap-x-2 gap-y-1 px-3 py-1.5 ${alert.blocks ? 'bg-danger-soft' : 'bg-warning-soft'}`}
      >
        <TriangleAlert
          size={16}
          aria-hidden="true"
          className={`shrink-0 ${alert.blocks ? 'text-danger' : 'text-warning'}`}
        />
        <h4 className="min-w-0 flex-1 font-medium">{alert.message}</h4>
        {alert.blocks && <Badge tone="danger">Stops the order</Badge>}
        {alert.kind === 'exceeding-threshold' && (
          <MoneyText cents={cart.totals.subtotal} isEstimate={cart.totals.isEstimate} />
        )}
        {alert.kind === 'delivery-date-outside-allowed-range' && mayChange && (
          <Button variant="quiet" size="small" onPress={tools.onChooseDate}>
            Choose a date
          </Button>
        )}
      </header>
      {lines.length > 0 && (
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <li key={line.itemNumber} className="px-3 py-2.5">
              <AlertItem
                kind={alert.kind}
                line={line}
                item={analysis.items.find((each) => each.itemNumber === line.itemNumber)}
                deliveryDates={analysis.deliveryDates}
                mayChange={mayChange}
                switcher={tools.switcher}
                onRemove={tools.onRemove}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
