import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { plural } from '#kit/text.ts'
import { itemDialog } from '#areas/shop/shop.addresses.ts'
import { reviewCartScreen } from '#areas/checkout/checkout.addresses.ts'
import type { IntoCart } from '#areas/inventory/inventory.ts'

const amount = ({ orderedCases, orderedUnits }: { orderedCases: number; orderedUnits: number }): string =>
  [orderedCases > 0 && `${orderedCases} CS`, orderedUnits > 0 && `${orderedUnits} EA`].filter(Boolean).join(' ')

/** INV-1: what closing the count put into a cart, and what it could not. */
export function IntoCartNote({ intoCart: { cartId, added, refused } }: { intoCart: IntoCart }) {
  const hrefTo = useHref()
  return (
    <section aria-labelledby="into-cart" className="rounded-dialog border border-line bg-raised p-4">
      <h2 id="into-cart" className="text-14 font-semibold">
        Items under par
      </h2>
      {cartId === null && refused.length === 0 ? (
        <p className="text-muted">Nothing had to be added: every item is at its par or in the cart already.</p>
      ) : (
        <p>
          {`${plural(added.length, 'item was', 'items were')} added to the cart. `}
          {added.length > 0 && <Link href={reviewCartScreen.at()}>Review the active cart</Link>}
        </p>
      )}
      {added.length > 0 && (
        <ul className="mt-2 grid gap-x-8 gap-y-0.5 lg:grid-cols-2">
          {added.map((line) => (
            <li key={line.itemNumber} className="flex justify-between gap-4">
              <span className="min-w-0 truncate">{line.description}</span>
              <span className="figures shrink-0">{amount(line)}</span>
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <>
          <h3 className="mt-3 text-13 font-semibold text-danger">{`${plural(refused.length, 'item')} could not be added`}</h3>
          <ul className="mt-1 grid gap-0.5">
            {refused.map((line) => (
              <li key={line.itemNumber} className="flex flex-wrap justify-between gap-x-4">
                <Link href={hrefTo(itemDialog.open(line.itemNumber))} className="min-w-0 truncate">
                  {line.description || line.itemNumber}
                </Link>
                <span className="text-muted">{`${amount(line)} · ${line.message}`}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
