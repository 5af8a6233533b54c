import { Camera, Check, CloudUpload, TriangleAlert } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { DeliveryLine } from '../receiving.ts'
import { asExpected } from '../rules/as-expected.ts'
import { differenceText, goodsText, temperatureText } from '../rules/describe-check.ts'
import { type ShownLine, showLine } from '../rules/show-lines.ts'
import type { ReceiptSession } from './receipt-session.ts'
import { useLine } from './use-receipt.ts'

/**
 * NEXT-6: the lines of a delivery: one press says that a line came as billed; that of the last line
 * finishes the receipt as well.
 */
export function ReceiptLines({
  lines,
  ...of
}: {
  session: ReceiptSession
  lines: readonly ShownLine[]
  isBilled: boolean
  mayCheck: boolean
  photos: readonly { readonly itemNumber: string }[]
  onOpen: (itemNumber: string) => void
  /** The only line nobody has checked, where the receipt can be finished with it. */
  lastOpen: string | undefined
  onFinished: () => void
}) {
  return (
    <ul aria-label="Lines" className="rounded-dialog border border-line bg-raised">
      <li
        aria-hidden="true"
        className="hidden grid-cols-(--receipt-columns) gap-3 border-b border-line bg-sunken px-3 py-1.5 text-12 font-semibold text-muted [--receipt-columns:minmax(0,1fr)_5.5rem_5.5rem_7rem_minmax(9rem,18%)] md:grid"
      >
        <span>Item</span>
        <span className="text-right">Ordered</span>
        <span className="text-right">Shipped</span>
        <span className="text-right">{of.isBilled ? 'Billed' : 'Expected'}</span>
        <span className="text-right">Came</span>
      </li>
      {lines.map(({ line }) => (
        <Line key={line.itemNumber} line={line} {...of} />
      ))}
    </ul>
  )
}

type LineOf = Omit<Parameters<typeof ReceiptLines>[0], 'lines'> & { readonly line: DeliveryLine }

function Line({ session, line, isBilled, mayCheck, photos, onOpen, lastOpen, onFinished }: LineOf) {
  const asBilled = isBilled ? 'As billed' : 'As expected'
  const { state, isPending, refused } = useLine(session.log, line.itemNumber)
  const shown = showLine(line, state)
  const { itemNumber, ordered, shipped, expected } = line
  const isComing = expected.cases + expected.units > 0
  const pictures = photos.filter((photo) => photo.itemNumber === itemNumber).length
  const names = [...new Set(shown.content ? state?.live.map(({ byName, isOwn }) => (isOwn ? 'You' : byName)) : [])]
  return (
    <li
      data-item={itemNumber}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 border-b border-line px-3 py-2 last:border-0 [--receipt-columns:minmax(0,1fr)_5.5rem_5.5rem_7rem_minmax(9rem,18%)] md:grid-cols-(--receipt-columns)"
    >
      <div className="min-w-0">
        <button
          type="button"
          onClick={() => onOpen(itemNumber)}
          className="max-w-full text-left font-medium break-words text-ink hover:underline pointer-coarse:py-1"
        >
          {line.description}
        </button>
        <p className="figures text-12 break-words text-muted">
          {[itemNumber, line.packSizeDescription, line.brand].filter(Boolean).join(' · ')}
        </p>
        {line.insteadOf && <p className="text-12 text-info">{`Instead of ${line.insteadOf.description}`}</p>}
        <p className="figures text-13 md:hidden">
          {isComing ? `${goodsText(expected)} ${isBilled ? 'billed' : 'expected'}` : 'Not shipped'}
          {ordered && isDifferent(ordered, expected) && (
            <span className="text-muted">{` · ${goodsText(ordered)} ordered`}</span>
          )}
        </p>
        {shown.state !== 'open' && (
          <p className="flex flex-wrap items-center gap-1.5 pt-0.5 text-12">
            {shown.state === 'undecided' ? (
              <Badge tone="warning">Found differently: please decide</Badge>
            ) : (
              shown.differences.map((difference) => (
                <Badge key={difference.kind} tone={difference.kind === 'over' ? 'info' : 'warning'}>
                  <span className="whitespace-normal">{differenceText(difference)}</span>
                </Badge>
              ))
            )}
            <span className="text-muted">{names.join(', ')}</span>
            {shown.content?.temperatureTenths != null && (
              <span className="figures text-muted">{temperatureText(shown.content.temperatureTenths)}</span>
            )}
            {pictures > 0 && (
              <span className="figures inline-flex items-center gap-1 text-muted">
                <Camera size={13} role="img" aria-label="Photos" />
                {pictures}
              </span>
            )}
          </p>
        )}
        {refused && (
          <p className="flex flex-wrap items-center gap-2 pt-0.5 text-12 text-danger">
            <TriangleAlert size={14} aria-hidden="true" className="shrink-0" />
            {`Not taken: ${refused.reason ?? ''}`}
            <Button size="small" variant="quiet" onPress={() => session.dismiss(refused.opId)}>
              Dismiss
            </Button>
          </p>
        )}
      </div>
      <span className="figures text-right text-13 text-muted max-md:hidden">{ordered ? goodsText(ordered) : '-'}</span>
      <span className="figures text-right text-13 text-muted max-md:hidden">{shipped ? goodsText(shipped) : '-'}</span>
      <span className="figures text-right text-13 max-md:hidden">{isComing ? goodsText(expected) : 'Not shipped'}</span>
      <span className="flex items-center justify-end gap-2 text-right">
        {isPending && <CloudUpload size={16} role="img" aria-label="On its way" className="shrink-0 text-warning" />}
        {shown.content && (
          <span className={`figures inline-flex items-center gap-1 text-14 font-medium ${tones[shown.state]}`}>
            {shown.state === 'asBilled' && <Check size={16} role="img" aria-label="As billed" />}
            {goodsText(shown.content)}
          </span>
        )}
        {mayCheck && isComing && (shown.state === 'open' || (shown.state === 'different' && isUnderway(shown))) && (
          <span className="grid justify-items-end gap-1.5">
            <Button
              size="small"
              aria-label={`${asBilled}: ${line.description}`}
              onPress={() => session.check(itemNumber, asExpected(shown))}
            >
              {asBilled}
            </Button>
            {lastOpen === itemNumber && (
              <Button
                size="small"
                variant="primary"
                aria-label={`${asBilled}, finish: ${line.description}`}
                onPress={() => {
                  if (!session.check(itemNumber, asExpected(shown))) return
                  void session.finish({ signerName: '', signature: '' })
                  onFinished()
                }}
              >
                {`${asBilled}, finish`}
              </Button>
            )}
          </span>
        )}
      </span>
    </li>
  )
}

const tones = { open: '', asBilled: 'text-action', different: 'text-warning', undecided: 'text-warning' } as const

const isDifferent = (a: { cases: number; units: number }, b: { cases: number; units: number }): boolean =>
  a.cases !== b.cases || a.units !== b.units

/** Nothing is wrong but that some is missing, as while the cases are scanned. */
const isUnderway = ({ differences }: ShownLine): boolean => differences.every(({ kind }) => kind === 'short')
