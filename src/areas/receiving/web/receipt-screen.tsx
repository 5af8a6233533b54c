import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { Link } from '#browser/link.tsx'
import { usePageTitle, usePathParams, useSearchState } from '#browser/navigation.ts'
import { useMedia } from '#browser/use-media.ts'
import { callPath } from '#contract/endpoint.ts'
import { formatDay } from '#kit/dates.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { receiptScreen, receivingScreen } from '../receiving.addresses.ts'
import { printReceipt } from '../receiving.endpoints.ts'
import { receivingRefusals } from '../receiving.refusals.ts'
import { isLineShown, isOpen, type LineShow, lineShows, receiptProgress, showLines } from '../rules/show-lines.ts'
import { FinishDialog } from './finish-dialog.tsx'
import { LineSheet } from './line-sheet.tsx'
import { ReceiptCredit } from './receipt-credit.tsx'
import { ReceiptHistory } from './receipt-history.tsx'
import { ReceiptLines } from './receipt-lines.tsx'
import { ReceiptNotices } from './receipt-notices.tsx'
import { ReceiptScanner } from './receipt-scanner.tsx'
import { ReceiptTools } from './receipt-tools.tsx'
import type { Sheet } from './receipt-session.ts'
import { type OpenReceipt, useOutbox, useReceipt, useReceiptSummary } from './use-receipt.ts'
import { poText } from '#areas/carts/rules/po-text.ts'

/** NEXT-6: /receiving/$delivery, with and without a connection. */
export function ReceiptScreen() {
  const { delivery = '' } = usePathParams(receiptScreen)
  const receipt = useReceipt(delivery)
  return (
    <div className="page">
      {receipt?.sheet ? (
        <Receipt key={delivery} receipt={receipt} sheet={receipt.sheet} />
      ) : receipt?.failure ? (
        <ErrorState
          failure={receipt.failure}
          what="The delivery"
          missing={{ text: receivingRefusals.delivery_not_found.message, action: <BackToDeliveries /> }}
          onRetry={receipt.retry}
        />
      ) : (
        <div className="grid gap-px">
          {Array.from({ length: 8 }, (_, i) => (
            <Skeleton key={i} className="h-16 w-full" />
          ))}
        </div>
      )}
    </div>
  )
}

const BackToDeliveries = () => (
  <Link href={receivingScreen.at()} className={buttonLook('secondary')}>
    All deliveries
  </Link>
)

/** How it was received, and what to ask credit for, stand above the lines. */
const toTop = () => window.scrollTo(0, 0)

const readSearch = ({ show, line }: Readonly<Record<string, string | undefined>>) => ({
  show: (show !== undefined && show in lineShows ? show : 'all') as LineShow,
  line: line ?? '',
})

function Receipt({ receipt, sheet }: { receipt: OpenReceipt; sheet: Sheet }) {
  const { session } = receipt
  const { delivery, timeZone } = sheet
  const shipTo = useShipToParams()
  const isPhone = useMedia('phone')
  const [search, change] = useSearchState(readSearch)
  const [isFinishing, setFinishing] = useState(false)
  const summary = useReceiptSummary(session.log)
  const outbox = useOutbox(session.outbox)
  const title = delivery.invoiceNumber ? `Invoice ${delivery.invoiceNumber}` : `Order ${delivery.orderNumber ?? ''}`
  usePageTitle(title)
  const lines = showLines(delivery.lines, (itemNumber) => session.log.place(itemNumber).state, summary.filled)
  const progress = receiptProgress(lines)
  // What a filter has found stays on view while it is checked, until a filter is chosen again.
  const keysOf = () => lines.filter((line) => isLineShown(line, search.show)).map(({ line }) => line.itemNumber)
  const [found, setFound] = useState(() => ({ show: search.show, keys: keysOf() }))
  if (found.show !== search.show) setFound({ show: search.show, keys: keysOf() })
  const shown = search.show === 'all' ? lines : lines.filter(({ line }) => found.keys.includes(line.itemNumber))
  const mayCheck = delivery.whyNotReceive === null
  const isDone = delivery.state === 'received' && summary.pending === 0 && !outbox.finish
  const whyNotFinish =
    progress.undecided > 0
      ? 'Two people found different quantities. Please decide for each of these lines first.'
      : lines.every(({ content }) => content === null)
        ? receivingRefusals.receipt_empty.message
        : undefined
  const stillOpen = lines.filter(isOpen)
  const finishButton = mayCheck && !isDone && (
    <Button
      variant="primary"
      isWide={isPhone}
      disabledReason={whyNotFinish}
      isPending={outbox.finish !== undefined}
      onPress={() => setFinishing(true)}
    >
      {outbox.finish ? 'Finishes when it is sent' : delivery.finish ? 'Finish again' : 'Finish'}
    </Button>
  )
  const goToLine = (itemNumber: string) => change({ line: itemNumber })
  const facts = [
    formatDay(delivery.day),
    delivery.invoiceNumber && delivery.orderNumber && `Order ${delivery.orderNumber}`,
    delivery.po && poText(delivery.po),
    delivery.tracking,
  ]
  return (
    <>
      <header className="flex flex-wrap items-center gap-2 pb-2 md:gap-3 md:pb-3">
        <div className="min-w-[min(9rem,100%)] flex-1">
          <h1 className="font-semibold break-words max-md:text-16 md:text-20">{title}</h1>
          <p className="figures text-13 break-words text-muted">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        {mayCheck && <ReceiptScanner session={session} lines={lines} goToLine={goToLine} />}
        {shipTo && (
          <a
            className={buttonLook('secondary')}
            href={callPath(printReceipt, { ...shipTo, delivery: delivery.key })}
            target="_blank"
            rel="noreferrer"
          >
            <FileText size={16} aria-hidden="true" />
            PDF
          </a>
        )}
        {!isPhone && finishButton}
      </header>
      <ReceiptNotices summary={summary} outbox={outbox} receipt={receipt} whyNot={delivery.whyNotReceive} />
      {delivery.finishes.length > 0 && <ReceiptHistory delivery={delivery} timeZone={timeZone} />}
      {delivery.finish && <ReceiptCredit delivery={delivery} goToLine={goToLine} />}
      <ReceiptTools show={search.show} progress={progress} onShow={(show) => change({ show })} />
      {shown.length === 0 ? (
        <EmptyState
          title={search.show === 'open' ? 'Everything is checked' : 'No line is like this'}
          action={<Button onPress={() => change({ show: undefined })}>Show all lines</Button>}
        />
      ) : (
        <ReceiptLines
          session={session}
          lines={shown}
          isBilled={delivery.invoiceNumber !== null}
          mayCheck={mayCheck && !isDone}
          photos={[...delivery.photos, ...outbox.photos]}
          onOpen={goToLine}
          onFinished={toTop}
          lastOpen={whyNotFinish === undefined && stillOpen.length === 1 ? stillOpen[0]!.line.itemNumber : undefined}
        />
      )}
      {isPhone && finishButton && (
        <div className="sticky bottom-(--bottom-bar) z-20 -mx-4 mt-3 border-t border-line bg-raised px-4 py-2 print:hidden">
          {finishButton}
        </div>
      )}
      <LineSheet
        session={session}
        delivery={delivery}
        outbox={outbox}
        shown={lines.find(({ line }) => line.itemNumber === search.line)}
        mayCheck={mayCheck}
        close={() => change({ line: undefined }, { isSettled: true })}
      />
      {isFinishing && (
        <FinishDialog
          session={session}
          lines={lines}
          isBilled={delivery.invoiceNumber !== null}
          onFinished={toTop}
          close={() => setFinishing(false)}
        />
      )}
    </>
  )
}
