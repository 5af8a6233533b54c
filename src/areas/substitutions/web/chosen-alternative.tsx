import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useCall } from '#browser/query.ts'
import { formatCents } from '#kit/money.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { checkSubstitute } from '../substitutions.endpoints.ts'
import type { AcceptedLoss } from '#areas/orders/if-short.ts'
import { FindingList } from './finding-list.tsx'
import { type DraftAlternative, isAccepted, nothingAccepted } from './preference-draft.ts'

/** NEXT-3: an alternative that was chosen, with its check in words and its place in the order. */
export function ChosenAlternative({
  params,
  alternative,
  place,
  of,
  maxIncreasePercent,
  onMove,
  onRemove,
  onAccept,
}: {
  params: { readonly division: string; readonly shipTo: string; readonly itemNumber: string }
  alternative: DraftAlternative
  /** From 1. */
  place: number
  of: number
  maxIncreasePercent: number | null
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onAccept: (accepted: AcceptedLoss) => void
}) {
  const { itemNumber, description, accepted } = alternative
  const check = useCall(
    checkSubstitute,
    {
      params: { ...params, alternateItemNumber: itemNumber },
      query: maxIncreasePercent === null ? {} : { maxIncreasePercent: String(maxIncreasePercent) },
    },
    { keepPrevious: true },
  )
  const data = check.data
  const loses =
    data !== undefined && data.loss.diets.length + data.loss.allergens.length + data.loss.unstated.length > 0
  return (
    <li className="grid gap-1 border-b border-line py-2 last:border-0">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <p className="font-medium break-words">
            {place}. {data?.description ?? description}
          </p>
          <p className="figures text-12 text-muted">
            {[itemNumber, data?.packSizeDescription, data?.brand].filter(Boolean).join(' · ')}
            {typeof data?.casePrice === 'number' && ` · ${formatCents(data.casePrice)} CS`}
          </p>
        </div>
        <IconButton
          label={`Try ${description} earlier`}
          disabledReason={place === 1 ? 'It is the first' : undefined}
          onPress={() => onMove(-1)}
        >
          <ArrowUp size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Try ${description} later`}
          disabledReason={place === of ? 'It is the last' : undefined}
          onPress={() => onMove(1)}
        >
          <ArrowDown size={16} aria-hidden="true" />
        </IconButton>
        <IconButton label={`Remove ${description}`} onPress={onRemove}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </div>
      {data ? (
        <>
          <FindingList findings={data.findings} />
          {loses && (
            <Checkbox
              isSelected={isAccepted(data.loss, accepted)}
              onChange={(isOn) => onAccept(isOn ? data.loss : nothingAccepted)}
            >
              <span className="text-13">I have read this; it may come all the same</span>
            </Checkbox>
          )}
        </>
      ) : check.error ? (
        <RetryNotice onRetry={() => void check.refetch()}>Its check could not be loaded.</RetryNotice>
      ) : (
        <Skeleton className="h-5 w-3/4" what="the check" />
      )}
    </li>
  )
}
