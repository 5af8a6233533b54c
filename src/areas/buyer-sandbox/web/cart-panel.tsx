import { FindingRows } from '#areas/punchout-settings/web/public.tsx'
import type { SimulatorFacts } from '#areas/punchout-settings/simulator-facts.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { checkFields } from '../rules/check-fields.ts'
import { checkCart } from '../rules/check-cart.ts'
import { readOrderMessage, type ReturnedCartMessage } from '../rules/read-order-message.ts'
import { FieldTable } from './field-table.tsx'
import type { TourActions } from './use-tour.ts'

/** PUNCH-5: the third step: the cart that came back, and what a buyer's system thinks of it. */
export function CartPanel({ actions, facts }: { actions: TourActions; facts: SimulatorFacts }) {
  const { tour, change, goTo } = actions
  if (tour.cartFields)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <FindingRows findings={checkFields(tour.cartFields, facts)} label="What SAP looks at" />
        <FieldTable fields={tour.cartFields} />
        <div>
          <Button onPress={() => goTo(0)}>Shop again</Button>
        </div>
      </div>
    )
  if (tour.cartText === '') return <Spinner label="Reading the cart" />
  const read = readOrderMessage(tour.cartText)
  const again = (operation: 'create' | 'edit' | 'inspect') => {
    change({ choices: { ...tour.choices, operation } })
    goTo(0)
  }
  if (!read.allowed)
    return (
      <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-14">
        What came back is no cart. {read.refusal.message}
      </p>
    )
  const cart = read.value
  const hasLines = cart.items.length > 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {hasLines && <Lines cart={cart} />}
      {tour.visit && (
        <FindingRows findings={checkCart(cart, tour.visit, facts)} label="What a buyer’s system looks at" />
      )}
      <div className="flex flex-wrap gap-2">
        {hasLines && (
          <>
            <Button variant="primary" onPress={() => goTo(3)}>
              Order it
            </Button>
            <Button onPress={() => again('edit')}>Edit the cart</Button>
            <Button onPress={() => again('inspect')}>Inspect the cart</Button>
          </>
        )}
        <Button onPress={() => again('create')}>Shop again</Button>
      </div>
    </div>
  )
}

const Lines = ({ cart: { items, total, currency } }: { cart: ReturnedCartMessage }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <div tabIndex={0} role="group" aria-label="Lines" className="overflow-x-auto rounded-dialog border border-line">
    <table className="w-full text-14">
      <thead className="bg-sunken text-left text-12 text-muted">
        <tr>
          <th className="px-3 py-2 font-medium">Item</th>
          <th className="px-3 py-2 text-right font-medium">Quantity</th>
          <th className="px-3 py-2 text-right font-medium">Unit price</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={`${item.partId} ${item.auxiliaryId}`} className="border-t border-line align-top">
            <td className="px-3 py-2 wrap-anywhere">
              <span className="figures block">{item.partId}</span>
              <span className="block text-13 text-muted">{item.description}</span>
            </td>
            <td className="figures px-3 py-2 text-right whitespace-nowrap">
              {item.quantity} {item.unit}
            </td>
            <td className="figures px-3 py-2 text-right whitespace-nowrap">{item.unitPrice}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line font-semibold">
          <td className="px-3 py-2">Total</td>
          <td className="figures px-3 py-2 text-right whitespace-nowrap" colSpan={2}>
            {total} {currency}
          </td>
        </tr>
      </tfoot>
    </table>
  </div>
)
