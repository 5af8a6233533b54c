import { type ReactNode, useState } from 'react'
import { plural } from '#kit/text.ts'
import { useActiveQuantities } from '#areas/cart-entry/web/public.tsx'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { useAct } from '#browser/use-act.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { orderLimits, type OrderPlan } from '../recipe-orders.ts'
import { orderIngredients } from '../recipe-orders.endpoints.ts'
import { CartTarget, newCart, useCartTargets } from './cart-target.tsx'
import { NotOrderedList } from './not-ordered-list.tsx'
import { workOut } from './order-lines.ts'
import { OrderRow } from './order-row.tsx'
import { OrderResult } from './order-result.tsx'
import type { OrderDraft } from './use-order-draft.ts'

type Plan = Pick<OrderPlan, 'lines' | 'notOrdered' | 'deliveryDate' | 'now' | 'timeZone'>

/** RECIPE-4, NEXT-10: a planned order, each line with its reasons, on its way into a cart. */
export function OrderForm({ plan, draft, back }: { plan: Plan; draft: OrderDraft; back: ReactNode }) {
  const params = useShipToParams()
  const mayOrder = useActor().can('manageCart')
  const quantities = useActiveQuantities()
  const { choices, result, choose, setResult } = draft
  const [chosenCart, setChosenCart] = useState<string | null>(null)
  const targets = useCartTargets(plan.deliveryDate, mayOrder)
  const add = useAct(orderIngredients, {
    refresh: ['getActiveCart', 'listCarts', 'getCart'],
    failed: () => true,
    done: setResult,
  })
  const { lines, notOrdered, deliveryDate, now, timeZone } = plan
  const wanted = lines.flatMap((line) => {
    const { orderedCases, orderedUnits } = workOut(line, choices[line.itemNumber])
    return orderedCases + orderedUnits > 0 ? [{ itemNumber: line.itemNumber, orderedCases, orderedUnits }] : []
  })
  const into = chosenCart ?? targets.usual
  const submit = async () => {
    if (!params) return
    // What was typed elsewhere a moment ago comes first.
    await quantities?.flush()
    const cart = into === newCart ? { cartId: null, ...(deliveryDate && { deliveryDate }) } : { cartId: into }
    add.run({ params, body: { ...cart, lines: wanted } })
  }
  if (result) return <OrderResult result={result} lines={lines} back={back} onRetry={() => setResult(null)} />
  if (lines.length === 0 && notOrdered.length === 0)
    return <EmptyState title="Nothing to order">These recipes have no ingredients yet.</EmptyState>
  const today = todayIn(timeZone, new Date(now))
  const whyNot =
    wanted.length === 0
      ? 'Nothing is missing: no line orders anything.'
      : wanted.length > orderLimits.lines
        ? `At most ${orderLimits.lines} lines at once. Choose fewer recipes.`
        : undefined
  return (
    <>
      {lines.length > 0 && (
        <ol aria-label="Items to order" className="overflow-hidden rounded-dialog border border-line bg-raised">
          {lines.map((line, index) => (
            <OrderRow
              key={line.itemNumber}
              line={line}
              choice={choices[line.itemNumber]}
              number={index + 1}
              mayOrder={mayOrder}
              today={today}
              timeZone={timeZone}
              onChoice={(choice) => choose(line.itemNumber, choice)}
            />
          ))}
        </ol>
      )}
      <NotOrderedList rows={notOrdered} />
      {mayOrder && (
        <div
          role="region"
          aria-label="Add to a cart"
          className="sticky bottom-(--bottom-bar) z-20 -mx-4 grid gap-2 border-t border-line bg-raised px-4 py-2 md:bottom-0 lg:-mx-6 lg:px-6 print:hidden"
        >
          {add.failure && <Banner tone="danger">{add.failure.message}</Banner>}
          <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
            <p role="status" className="figures min-w-0 py-2">
              <strong className="font-medium">{plural(wanted.length, 'line')}</strong>
              <span className="text-muted"> · {totalsText(wanted)}</span>
            </p>
            <div className="flex min-w-0 flex-wrap items-end gap-2 max-sm:w-full">
              <CartTarget targets={targets} value={into} onChange={setChosenCart} />
              <Button
                variant="primary"
                isPending={add.isRunning}
                disabledReason={whyNot}
                isDisabled={!targets.isKnown}
                onPress={() => void submit()}
              >
                Add to cart
              </Button>
            </div>
          </div>
        </div>
      )}
    </>
  )
}

function totalsText(wanted: readonly { readonly orderedCases: number; readonly orderedUnits: number }[]): string {
  const cases = wanted.reduce((sum, { orderedCases }) => sum + orderedCases, 0)
  const units = wanted.reduce((sum, { orderedUnits }) => sum + orderedUnits, 0)
  return `${cases.toLocaleString('en-US')} CS${units > 0 ? `, ${units.toLocaleString('en-US')} EA` : ''}`
}
