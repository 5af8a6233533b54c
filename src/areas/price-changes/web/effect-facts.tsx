import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import type { PriceEffect, TouchedCustomer } from '../price-change.ts'
import { changeWords, unitWords } from './previewed-cell.tsx'

/** Percent of a change with a decimal. */
const percentOf = ({ salesCents, changeCents }: PriceEffect): string =>
  salesCents === 0 ? '' : ` (${((changeCents / salesCents) * 100).toFixed(1)}%)`

/** ITEM-8: who is touched and by how much. */
export function EffectFacts({ effect }: { effect: PriceEffect }) {
  const { billTos, shipTos, otherShipTos, openCarts, onContract, salesCents } = effect
  const facts: readonly (readonly [string, string])[] = [
    ['Customers', `${plural(billTos, 'bill-to')}, ${plural(shipTos, 'ship-to')}`],
    ...(otherShipTos > 0 ? [['Of others', `${plural(otherShipTos, 'ship-to')}, not in the amounts`] as const] : []),
    ['Open carts', String(openCarts)],
    ['Keep their contract', plural(onContract, 'ship-to')],
    ['Bought in 12 weeks', formatCents(salesCents)],
    ['The same at new prices', `${changeWords(effect.changeCents)}${percentOf(effect)}`],
  ]
  return (
    <dl className="grid gap-3 rounded-dialog border border-line bg-raised p-4 min-[400px]:grid-cols-2 lg:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-13 text-muted">{name}</dt>
          <dd className="figures font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** ITEM-8: the customers who are touched most. */
export function TouchedCustomers({ customers }: { customers: readonly TouchedCustomer[] }) {
  if (customers.length === 0) return null
  return (
    <section className="grid gap-2">
      <h2 className="text-16 font-semibold">Touched most</h2>
      <ul className="divide-y divide-line rounded-dialog border border-line bg-raised">
        {customers.map(({ shipTo, name, items, changeCents, prices }) => (
          <li key={shipTo}>
            <details className="group px-4 py-2">
              <summary className="flex min-h-8 cursor-pointer flex-wrap items-center justify-between gap-x-4 pointer-coarse:min-h-11">
                <span className="min-w-0 font-medium wrap-anywhere">
                  {name} <span className="figures text-13 font-normal text-muted">{shipTo}</span>
                </span>
                <span className="figures text-13">
                  {plural(items, 'item')}, {changeWords(changeCents)}
                </span>
              </summary>
              <ul className="pb-1 text-13 text-muted">
                {prices.map(({ itemNumber, day, before, after }) => (
                  <li key={`${itemNumber} ${day}`} className="figures">
                    {itemNumber}, {day}: {unitWords(before)} → {unitWords(after)}
                  </li>
                ))}
                {items > prices.length && <li>and more</li>}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
