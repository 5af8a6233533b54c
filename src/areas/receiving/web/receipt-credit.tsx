import { Camera } from 'lucide-react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { creditRequestDialog } from '#areas/credit-requests/credit-requests.addresses.ts'
import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import type { DeliveryDetail } from '../receiving.ts'
import { getReceiptCredit, requestReceiptCredit } from '../receiving.endpoints.ts'

/** NEXT-6: one press asks credit for all that came otherwise than billed. */
export function ReceiptCredit({
  delivery,
  goToLine,
}: {
  delivery: DeliveryDetail
  goToLine: (itemNumber: string) => void
}) {
  const actor = useActor()
  const hrefTo = useHref()
  const may = actor.can('addCreditRequests')
  const mayRead = actor.can('viewCreditRequests')
  const isWrong = delivery.state === 'received' && (delivery.finish?.differentLines ?? 0) > 0
  return (
    <div className="grid gap-2 pb-3 empty:hidden">
      {delivery.credits.map(({ requestId, requestNumber, byName }) => (
        <p key={requestId} className="rounded-control bg-action-soft px-3 py-2 text-14 text-action">
          Credit request{' '}
          {mayRead ? (
            <Link href={hrefTo(creditRequestDialog.open(requestId))} className="figures font-medium underline">
              {requestNumber}
            </Link>
          ) : (
            requestNumber
          )}{' '}
          was sent by {byName}
        </p>
      ))}
      {may && isWrong && delivery.credits.length < delivery.finishes.length && (
        <Ask delivery={delivery} goToLine={goToLine} />
      )}
    </div>
  )
}

function Ask({ delivery, goToLine }: Parameters<typeof ReceiptCredit>[0]) {
  const shipTo = useShipToParams()
  const params = shipTo && { ...shipTo, delivery: delivery.key }
  const { data, error, refetch } = useCall(getReceiptCredit, params && { params })
  const act = useAct(requestReceiptCredit, {
    refresh: ['getReceivableDelivery', 'getReceiptCredit'],
    failed: () => true,
    done: ({ message }) => showToast({ tone: 'success', message }),
  })
  if (error && !data) return <ErrorState failure={error} what="The credit" isCompact onRetry={() => void refetch()} />
  if (!data || !params) return null
  return (
    <div className="grid gap-2 rounded-dialog border border-line bg-raised p-3">
      {act.failure && <Banner tone="danger">{act.failure.message}</Banner>}
      {data.whyNot === null ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0">
            <p>
              <strong className="figures">{formatCents(data.total)}</strong>
              {` of credit for ${plural(data.lines, 'line')}`}
            </p>
            {data.leftOut.length > 0 && (
              <p className="text-13 text-muted">Without the others: {data.leftOut.join(' ')}</p>
            )}
          </div>
          <Button variant="primary" isPending={act.isRunning} onPress={() => act.run({ params })}>
            Request credit
          </Button>
        </div>
      ) : (
        <>
          <p className="text-14">{`Credit: ${data.whyNot}`}</p>
          <div className="flex flex-wrap gap-2 empty:hidden">
            {data.photosNeeded.map((itemNumber) => (
              <Button key={itemNumber} onPress={() => goToLine(itemNumber)}>
                <Camera size={16} aria-hidden="true" />
                {`Photo of ${nameOf(delivery, itemNumber)}`}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  )
}

const nameOf = ({ results }: DeliveryDetail, itemNumber: string): string =>
  results.find((each) => each.itemNumber === itemNumber)?.description ?? itemNumber
