import { Download, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { callPath, type CallAnswer } from '#contract/endpoint.ts'
import { BackLink } from '#browser/back-link.tsx'
import { Link } from '#browser/link.tsx'
import { useGo, usePageTitle, usePathParams } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonLook } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { priceChangeScreen, priceChangesScreen } from '../price-changes.addresses.ts'
import { getPriceChange, undoPriceChange } from '../price-changes.endpoints.ts'
import { downloadPriceChange, downloadPriceChangeXlsx } from '../price-files.endpoints.ts'
import { describeAmounts } from '../rules/describe-amounts.ts'
import { EffectFacts } from './effect-facts.tsx'

/** ITEM-8: one change of prices, which can be undone as a whole. */
export function PriceChangeScreen() {
  const { priceChangeId = '' } = usePathParams(priceChangeScreen)
  const { data, error, refetch } = useCall(getPriceChange, { params: { priceChangeId } })
  usePageTitle(data?.change.reason)
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink href={priceChangesScreen.at({ division: data?.change.division })}>All changes</BackLink>
      {data ? (
        <ChangePage found={data} />
      ) : error ? (
        <ErrorState failure={error} what="The change" onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-64 w-full" what="the change" />
      )}
    </div>
  )
}

function ChangePage({ found }: { found: CallAnswer<typeof getPriceChange> }) {
  const { change, prices, otherPrices, mayUndo } = found
  const { id, reason, division, changedByName, changedAt, effect, undoes, undoneBy } = change
  const go = useGo()
  const [asks, setAsks] = useState(false)
  const undo = useAct(undoPriceChange, {
    refresh: ['getPriceChange', 'listPriceChanges', 'listManagedPrices'],
    done: ({ message, priceChangeId }) => {
      showToast({ tone: 'success', message })
      setAsks(false)
      go(priceChangeScreen.at({ priceChangeId }))
    },
    failed: ({ code }) => {
      if (code === 'price_change_not_undoable') setAsks(false)
      return true
    },
  })
  const changed = (undo.failure?.details as { changed?: readonly string[] } | undefined)?.changed ?? []
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <h1 className="text-20 font-semibold wrap-anywhere">{reason}</h1>
          <p className="text-muted">
            {changedByName}, {formatDayWithYear(changedAt.slice(0, 10))} · {plural(change.lines, 'price')} · {division}
          </p>
          {undoes !== null && (
            <p>
              <Link href={priceChangeScreen.at({ priceChangeId: undoes })}>The change that was undone</Link>
            </p>
          )}
          {undoneBy !== null && (
            <p>
              Undone:{' '}
              <Link href={priceChangeScreen.at({ priceChangeId: undoneBy })}>prices are as they were before</Link>
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <a href={callPath(downloadPriceChange, { priceChangeId: id })} download className={buttonLook('secondary')}>
            <Download size={16} aria-hidden="true" />
            Download CSV
          </a>
          <a
            href={callPath(downloadPriceChangeXlsx, { priceChangeId: id })}
            download
            className={buttonLook('secondary')}
          >
            <Download size={16} aria-hidden="true" />
            Download XLSX
          </a>
          <Button
            disabledReason={
              mayUndo
                ? undefined
                : undoneBy !== null
                  ? 'This change was undone already'
                  : 'This change is also for customers who are not yours'
            }
            onPress={() => setAsks(true)}
          >
            <Undo2 size={16} aria-hidden="true" />
            Undo
          </Button>
        </div>
      </header>
      {undo.failure?.code === 'price_change_not_undoable' && (
        <Banner tone="danger">
          <span className="block">{undo.failure.message}</span>
          <ul className="list-disc pl-5">
            {changed.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Banner>
      )}
      <EffectFacts effect={effect} />
      <ul aria-label="Prices" className="divide-y divide-line rounded-dialog border border-line bg-raised">
        {prices.map(({ itemNumber, description, scope, scopeName, startsOn, before, after }) => (
          <li key={`${itemNumber} ${scope} ${startsOn}`} className="grid gap-0.5 px-4 py-2">
            <p className="font-medium wrap-anywhere">
              {description} <span className="figures text-13 font-normal text-muted">{itemNumber}</span>
            </p>
            <p className="text-13 wrap-anywhere text-muted">
              {scopeName}, from {formatDayWithYear(startsOn)}
            </p>
            <p className="figures text-13">
              {before ? describeAmounts(before) : 'No price'} → {after ? describeAmounts(after) : 'removed'}
            </p>
          </li>
        ))}
      </ul>
      {otherPrices > 0 && <p className="text-muted">{plural(otherPrices, 'price')} for customers of others.</p>}
      <ConfirmDialog
        title="Undo change"
        confirmLabel="Undo"
        isOpen={asks}
        isPending={undo.isRunning}
        failure={undo.failure}
        onConfirm={() => undo.run({ params: { priceChangeId: id } })}
        onClose={() => {
          setAsks(false)
          undo.reset()
        }}
      >
        All {plural(change.lines, 'price')} of this change become what they were before it, at once. Orders that were
        placed keep their prices.
      </ConfirmDialog>
    </>
  )
}
