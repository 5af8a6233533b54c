import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { formatMoment } from '#kit/clock-time.ts'
import { formatDay } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { quantityText } from '#areas/orders/rules/line-outcome.ts'
import { readOrderKey } from '#areas/orders/web/public.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import type { OrderShort, ShortOffer } from '../order-short.ts'
import { answerOrderShort, listOrderShorts } from '../order-shorts.endpoints.ts'
import { FindingList } from '#areas/substitutions/web/public.tsx'

const title = 'Short items'

/** NEXT-3: what comes short, with one tap for what comes instead: `?order-shorts=ID`. */
export function OrderShortsDialog({ value, close }: DialogProps) {
  const params = readOrderKey(value, useShipToParams())
  const { data, error, refetch } = useCall(listOrderShorts, params && { params })
  if (!params || !data)
    return (
      <WaitingDialog
        title={title}
        failure={params ? error : { status: 404, message: '' }}
        what="The short items"
        onRetry={() => void refetch()}
        onClose={close}
      />
    )
  return <Shorts params={params} found={data} close={close} />
}

function Shorts({
  params,
  found,
  close,
}: {
  params: { readonly division: string; readonly shipTo: string; readonly orderId: string }
  found: CallAnswer<typeof listOrderShorts>
  close: () => void
}) {
  const act = useAct(answerOrderShort, {
    refresh: ['listOrderShorts', 'getOrder', 'listOrders', 'searchOrders', 'getDashboard'],
    done: ({ message }) => showToast({ tone: 'success', message }),
    failed: () => true,
  })
  const { shorts, orderNumber, departsAt, timeZone, whyNot, priceDate } = found
  const hasOpen = shorts.some(({ state }) => state === 'open')
  const answer = (short: OrderShort, offer: ShortOffer | null) =>
    act.run({
      params: { ...params, lineNumber: String(short.lineNumber) },
      body: offer
        ? { itemNumber: offer.itemNumber, expectedTotal: offer.lineTotal, isLossAccepted: offer.needsAcceptance }
        : { itemNumber: null },
    })
  return (
    <Dialog
      title={`${title}: order ${orderNumber}`}
      isOpen
      onClose={close}
      width={640}
      footer={<CloseButton>Done</CloseButton>}
    >
      <div className="grid gap-3">
        {whyNot !== null && hasOpen ? (
          <Banner tone="warning">{whyNot}</Banner>
        ) : (
          hasOpen && (
            <p>
              Choose what comes instead
              {departsAt && `, until the truck leaves at ${formatMoment(new Date(departsAt), timeZone)}`}. Prices of{' '}
              {formatDay(priceDate)}.
            </p>
          )
        )}
        {act.failure && act.failure.message !== whyNot && <Banner tone="danger">{act.failure.message}</Banner>}
        {shorts.length === 0 ? (
          <EmptyState title="Nothing is short any more">Everything you ordered comes.</EmptyState>
        ) : (
          <ul className="grid gap-3">
            {shorts.map((short) => (
              <ShortLine
                key={short.lineNumber}
                short={short}
                whyNot={whyNot ?? undefined}
                isRunning={act.isRunning}
                onAnswer={(offer) => answer(short, offer)}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

function ShortLine({
  short,
  whyNot,
  isRunning,
  onAnswer,
}: {
  short: OrderShort
  whyNot: string | undefined
  isRunning: boolean
  onAnswer: (offer: ShortOffer | null) => void
}) {
  const { description, itemNumber, missing, missingTotal, reason, state, ifShort, offers } = short
  return (
    <li className="grid gap-2 rounded-control border border-line p-3">
      <div>
        <h3 className="font-medium break-words">{description}</h3>
        <p className="figures text-13 text-muted">
          {[itemNumber, `${quantityText(missing)} short`, missingTotal !== null && formatCents(missingTotal), reason]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {state !== 'open' ? (
        <p role="status">{outcomeText(short)}</p>
      ) : (
        <>
          {ifShort.reason && <p className="text-13 text-warning">{ifShort.reason}</p>}
          {offers.length === 0 && <p className="text-13 text-muted">We have nothing like it for this truck.</p>}
          <ul className="grid gap-2">
            {offers.map((offer) => (
              <li
                key={offer.itemNumber}
                className="flex flex-wrap items-start gap-x-3 gap-y-2 border-t border-line pt-2"
              >
                <div className="min-w-0 flex-[1_1_14rem]">
                  <p className="font-medium break-words">{offer.description}</p>
                  <p className="figures text-12 text-muted">
                    {[offer.itemNumber, offer.packSizeDescription, offer.brand, offer.stockStatus]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                  {offer.isChosen && <p className="text-12 text-info">You named it for this item.</p>}
                  <FindingList findings={offer.findings} />
                </div>
                <div className="flex flex-1 items-center justify-between gap-3 sm:justify-end">
                  <span className="figures sm:text-right">
                    {quantityText(offer.quantity)}
                    <span className="block font-medium">
                      <MoneyText cents={offer.lineTotal} isEstimate={offer.isEstimate} />
                    </span>
                  </span>
                  <Button
                    variant="primary"
                    size="small"
                    isPending={isRunning}
                    disabledReason={whyNot}
                    onPress={() => onAnswer(offer)}
                  >
                    {offer.needsAcceptance ? 'Take it all the same' : 'Take it'}
                    <span className="sr-only">: {offer.description}</span>
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          <div>
            <Button size="small" isPending={isRunning} disabledReason={whyNot} onPress={() => onAnswer(null)}>
              Go without<span className="sr-only"> {description}</span>
            </Button>
          </div>
        </>
      )}
    </li>
  )
}

function outcomeText({ state, taken, answeredByName, ifShort }: OrderShort): string {
  const what = taken ? `${taken.description}, ${quantityText(taken)}, comes instead` : 'Nothing comes instead'
  if (state === 'informed') return 'No substitute, as you chose.'
  if (state === 'substituted') return `${what}, as ${ifShort.setByName || 'you'} chose.`
  return `${what}: ${answeredByName}.`
}
