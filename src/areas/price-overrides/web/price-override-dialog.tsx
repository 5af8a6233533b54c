import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor, useMe } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { factLine } from '#kit/text.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import type { Cart, CartLine } from '#areas/carts/cart.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import { overrideUnit } from '#areas/prices/rules/override-price.ts'
import type { PriceOverride } from '#areas/prices/price-override.ts'
import { NoCartDialog, useActiveCart } from '#areas/carts/web/public.tsx'
import { getPriceBreakdown } from '../price-override.endpoints.ts'
import { previewBreakdown } from '../rules/break-down-price.ts'
import { basePriceOf } from '../rules/set-price-overrides.ts'
import { draftOf, OverrideForm, readDraft } from './override-form.tsx'
import { PriceBreakdownTable } from './price-breakdown-table.tsx'
import { whyNoOverride } from './why-no-override.ts'
import { useOverridePrices } from './use-override-prices.ts'

/** CART-10: `?override=ITEM`: overrides and breakdown of one line of the active cart. */
export function PriceOverrideDialog({ value, close }: DialogProps) {
  const { cart } = useActiveCart()
  const line = cart?.items.find(({ itemNumber }) => itemNumber === value)
  if (cart && line) return <Content key={line.itemNumber} cart={cart} line={line} close={close} />
  if (!cart) return <NoCartDialog title="Price Override" close={close} />
  return <WaitingDialog title="Price Override" failure={cartRefusals.line_not_found} onClose={close} />
}

function Content({ cart, line, close }: { cart: Cart; line: CartLine; close: () => void }) {
  const params = useShipToParams()
  const maySeeBreakdown = useActor().can('priceBreakdown')
  const input = { params: { ...params!, cartId: cart.id, itemNumber: line.itemNumber } }
  const breakdown = useCall(getPriceBreakdown, params && maySeeBreakdown ? input : null)
  const overriding = useOverridePrices(cart)
  const me = useMe()
  const base = line.basePrice === undefined ? line.price : line.basePrice
  const [forCase, setForCase] = useState(draftOf(line.casePriceOverride))
  const [forEach, setForEach] = useState(draftOf(line.eachPriceOverride))
  const [start] = useState(() => JSON.stringify([forCase, forEach]))
  const whyNot = whyNoOverride(cart)
  const units = [
    { unit: 'CS', title: 'Case price', draft: forCase, set: setForCase },
    { unit: 'EA', title: 'Each price', draft: forEach, set: setForEach },
  ] as const
  const priced = units.flatMap((each) => {
    const cents = basePriceOf(each.unit, base)
    return cents === null ? [] : [{ ...each, cents, per: overrideUnit(each.unit, base) }]
  })
  const typed = priced.map(({ draft, per }) => readDraft(draft, per))
  const problem = typed.find((each) => 'problem' in each)
  const why = whyNot ?? (problem && 'problem' in problem ? problem.problem : undefined)
  const typedOf = (unit: 'CS' | 'EA', kept: PriceOverride | null | undefined): PriceOverride | null => {
    const at = priced.findIndex((each) => each.unit === unit)
    const now = typed[at]
    if (!now || 'problem' in now) return kept ?? null
    if (!now.request || (kept && kept.type === now.request.type && kept.value === now.request.value))
      return now.request && kept ? kept : null
    return { ...now.request, per: priced[at]!.per, byName: me.displayName, at: new Date().toISOString() }
  }
  const preview =
    breakdown.data &&
    previewBreakdown(
      breakdown.data.breakdown,
      {
        casePriceOverride: typedOf('CS', line.casePriceOverride),
        eachPriceOverride: typedOf('EA', line.eachPriceOverride),
      },
      line.itemInfo.caseWeightHundredths,
    )
  const save = async () => {
    if (why !== undefined || overriding.isRunning) return
    const requests = typed.map((each) => ('request' in each ? each.request : undefined))
    const requestOf = (unit: 'CS' | 'EA') => requests[priced.findIndex((each) => each.unit === unit)]
    const change = { casePriceOverride: requestOf('CS'), eachPriceOverride: requestOf('EA') }
    if (await overriding.runAndWait(line.itemNumber, change)) close()
  }
  return (
    <Dialog
      title="Price Override"
      isOpen
      isDirty={JSON.stringify([forCase, forEach]) !== start}
      onClose={close}
      onSubmit={() => void save()}
      footer={
        <>
          <CloseButton />
          <Button variant="primary" isPending={overriding.isRunning} disabledReason={why} onPress={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p>
          <strong className="block font-semibold">{line.itemInfo.description}</strong>
          <span className="figures text-13 text-muted">
            {factLine(line.itemNumber, line.itemInfo.packSizeDescription)}
          </span>
        </p>
        {whyNot && <Banner tone="warning">{whyNot}</Banner>}
        {priced.map(({ unit, title, draft, set, cents, per }) => (
          <OverrideForm
            key={unit}
            title={title}
            base={cents}
            per={per}
            draft={draft}
            isDisabled={whyNot !== undefined}
            onChange={set}
          />
        ))}
        {maySeeBreakdown &&
          (preview ? (
            <PriceBreakdownTable breakdown={preview} />
          ) : breakdown.error ? (
            <ErrorState failure={breakdown.error} what="The price breakdown" onRetry={() => void breakdown.refetch()} />
          ) : (
            <Skeleton className="h-40 w-full" />
          ))}
      </div>
    </Dialog>
  )
}
