import { useState } from 'react'
import { helpDialog } from '#areas/help/help.addresses.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { maxQuantity } from '#contract/values.ts'
import { useActor } from '#browser/current-user.ts'
import { LineTotal, CartNotice, useActiveCart } from '#areas/carts/web/public.tsx'
import { useAddToActiveCart } from '#areas/cart-entry/web/public.tsx'
import { priceAtQuantity } from '#areas/prices/rules/price-at-quantity.ts'
import { CostPlusNote, PriceBreaks, PriceReceiptButton, PromotionBadges } from '#areas/prices/web/public.tsx'
import { Button } from '#ui/button.tsx'
import { QuantityInput } from '#ui/quantity-input.tsx'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import { isSoldBy } from '../rules/is-sold-by.ts'
import { standsForPrice } from '../rules/stands-for-price.ts'
import type { ItemDetail } from './item-header.tsx'
import { PriceBasis } from './price-basis.tsx'
import { PriceCell } from './price-cell.tsx'
import { UnreadDays } from './unread-days.tsx'

/**
 * ITEM-7: the price block in its order of precedence, quantities, and Add to Cart always in view.
 */
export function ItemDecision({ detail }: { detail: ItemDetail }) {
  const hrefTo = useHref()
  const mayManage = useActor().can('manageCart')
  const { cart, problem } = useActiveCart()
  const line = cart?.items.find(({ itemNumber }) => itemNumber === detail.item.itemNumber)
  // CART-10: an overridden line is changed where its override is visible.
  const isOverridden = Boolean(line?.casePriceOverride ?? line?.eachPriceOverride)
  if (detail.isProspective) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="text-14 text-muted">
          Prices are shown once your account is set up. Please reach out to your DSR.
        </p>
        <Link href={hrefTo(helpDialog.open())} className="inline-flex min-h-8 items-center font-medium text-action">
          Contact us
        </Link>
      </div>
    )
  }
  if (standsForPrice(detail.blockForCart)) return <Notice>{detail.blockForCart}</Notice>
  if (!detail.price) return <Notice>{detail.blockForCart ?? "Item data visible but can't be added to cart"}</Notice>
  const price = line?.price ?? detail.price
  const preview = detail.previewDate === null ? undefined : { date: detail.previewDate, price: detail.previewPrice }
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <div className="w-full empty:hidden">
        <CartNotice>
          The price is that of <PriceBasis date={detail.priceDate} />.
        </CartNotice>
        <UnreadDays priceDate={detail.priceDate} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        {(['CS', 'EA'] as const).map(
          (unit) =>
            isSoldBy(unit, detail.item, price) && <PriceCell key={unit} price={price} unit={unit} preview={preview} />,
        )}
        <span className="-ml-5 print:hidden">
          <PriceReceiptButton name={detail.item.description} facts={{ ...line, receipt: price.receipt }} />
        </span>
        <span className="flex flex-wrap items-center gap-1 empty:hidden">
          <PromotionBadges price={price} breaksBeside />
        </span>
      </div>
      <PriceBreaks price={price} />
      <CostPlusNote itemNumber={detail.item.itemNumber} deliveryDate={detail.priceDate} />
      {line && (
        <p className="figures text-13 text-muted">
          in cart:{' '}
          {[line.orderedCases && `${line.orderedCases} CS`, line.orderedUnits && `${line.orderedUnits} EA`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {detail.blockForCart ? (
        <Notice>{detail.blockForCart}</Notice>
      ) : isOverridden ? (
        <Notice>Please go to advanced/ list layout to make any changes to price override and order quantity.</Notice>
      ) : (
        mayManage &&
        problem !== 'locked' && (
          <AddForm key={detail.item.itemNumber} detail={detail} casesInCart={line?.orderedCases ?? 0} />
        )
      )}
    </div>
  )
}

const Notice = ({ children }: { children: string | null }) => (
  <p className="rounded-control bg-warning-soft px-3 py-2 text-14 font-medium text-warning">{children}</p>
)

/** What the promotions of other lines do is seen once it is in the cart. */
const noBundles: ReadonlyMap<string, number> = new Map()

/**
 * Who opens the panel by keyboard can type at once, as the form stands below all there is to read.
 * 'Add to Cart' keeps its place and is disabled, with the reason, until a quantity is typed: a
 * button that appears would move what the person is about to press. It is busy during the call.
 */
function AddForm({ detail: { item, price, sellingUnits }, casesInCart }: { detail: ItemDetail; casesInCart: number }) {
  const [cases, setCases] = useState(0)
  const [units, setUnits] = useState(0)
  const add = useAddToActiveCart(() => {
    setCases(0)
    setUnits(0)
  })
  const byCase = price?.casePrice !== null && !item.eachOnly
  const byEach = price?.eachPrice !== null && (item.isBrokenCase || item.eachOnly)
  const isDirty = cases + units > 0
  useUnsavedWork(isDirty)
  const submit = () => {
    if (!isDirty || add.isRunning) return
    add.run(item.itemNumber, {
      orderedCases: cases,
      orderedUnits: units,
      casePrice: price?.casePrice ?? null,
      eachPrice: price?.eachPrice ?? null,
    })
  }
  return (
    <form
      className="ml-auto flex flex-wrap items-center gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {byCase && (
        <QuantityInput
          label={`Cases of ${item.description}`}
          value={cases}
          max={maxQuantity}
          unit="CS"
          isFocusedFirst
          onChange={setCases}
        />
      )}
      {byEach && (
        <QuantityInput
          label={`Eaches of ${item.description}`}
          value={units}
          max={maxQuantity}
          unit="EA"
          isFocusedFirst={!byCase}
          onChange={setUnits}
        />
      )}
      <Button
        variant="primary"
        type="submit"
        isPending={add.isRunning}
        disabledReason={isDirty ? undefined : 'Enter a case or each quantity above 0'}
      >
        Add to Cart
        {isDirty && (
          <span className="figures font-normal [&_abbr]:text-inherit">
            <LineTotal
              cases={cases}
              units={units}
              price={price?.breaks ? priceAtQuantity(price, casesInCart + cases, noBundles) : price}
            />
          </span>
        )}
      </Button>
      {byCase && sellingUnits.length > 0 && (
        <span className="-ml-2 flex basis-full flex-wrap gap-x-2">
          {sellingUnits.map(({ name, cases: more }) => (
            <Button
              key={name}
              variant="quiet"
              size="small"
              disabledReason={
                cases + more > maxQuantity ? `At most ${maxQuantity.toLocaleString('en-US')} cases` : undefined
              }
              onPress={() => setCases(cases + more)}
            >
              + {name} = {more.toLocaleString('en-US')} cases
            </Button>
          ))}
        </span>
      )}
    </form>
  )
}
