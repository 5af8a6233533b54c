import { CalendarX, Pencil, Replace } from 'lucide-react'
import { useState } from 'react'
import { reviewCartScreen } from '#areas/checkout/checkout.addresses.ts'
import { addToCart } from '#areas/carts/line.endpoints.ts'
import { setActiveCart } from '#areas/carts/cart.endpoints.ts'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { useGo } from '#browser/navigation.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { formatDay } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { TextField } from '#ui/text-field.tsx'
import { amountOf } from '../rules/standing-mail.ts'
import { standingOrderScreen } from '../standing-orders.addresses.ts'
import { placeStandingDraft, skipStandingDraft } from '../standing-orders.endpoints.ts'
import { type LineProblem, type StandingDraft, standingLimits } from '../standing-orders.ts'
import { momentOf } from './describe-standing.ts'

const refresh = ['listStandingDrafts', 'listStandingOrders', 'getStandingOrder', 'getActiveCart', 'listOrders'] as const

interface Place {
  readonly division: string
  readonly shipTo: string
}

/**
 * NEXT-4: a draft that waits: its total against the last one, what is missing, and one tap each.
 */
export function DraftCard({ draft, place, timeZone }: { draft: StandingDraft; place: Place; timeZone: string }) {
  const go = useGo()
  const actor = useActor()
  const [po, setPo] = useState('')
  const [asks, setAsks] = useState(false)
  const [problem, setProblem] = useState<string>()
  const params = { ...place, standingOrderId: draft.standingOrderId, standingRunId: draft.id }
  const cartId = draft.cartId!
  const showDone = ({ message }: { message: string }) => showToast({ tone: 'success', message })
  const failed = ({ message }: { message: string }) => {
    setProblem(message)
    return true
  }
  const order = useAct(placeStandingDraft, { refresh, failed, done: showDone })
  const skip = useAct(skipStandingDraft, { refresh, failed: () => true, done: showDone })
  const open = useAct(setActiveCart, { refresh: ['getActiveCart'], failed, done: () => go(reviewCartScreen.at()) })
  const placeDraft = () => {
    setProblem(undefined)
    if (draft.needsPo && po.trim() === '') return setProblem('Enter a PO number first.')
    const body = { expectedSubtotal: draft.total, ...(po.trim() !== '' && { po: po.trim() }) }
    order.run({ params, body }, draft.cartVersion)
  }
  const day = formatDay(draft.deliverOn)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 font-medium wrap-anywhere">
          <Link href={standingOrderScreen.at({ standingOrderId: draft.standingOrderId })} className="text-ink">
            {draft.name}
          </Link>{' '}
          for {day}
        </h3>
        <p className="font-semibold">
          <MoneyText cents={draft.total} isEstimate={draft.isEstimate} />
        </p>
      </div>
      <p className="text-13 text-muted">
        {plural(draft.lines, 'line')}
        {draft.subtotalBefore !== null && ` · ${differenceText(draft.total - draft.subtotalBefore)}`}
        {' · '}
        {draft.placeAt === null
          ? `waits until ${momentOf(draft.cutOffAt, timeZone)}`
          : `places itself on ${momentOf(draft.placeAt, timeZone)}`}
      </p>
      {draft.reason !== null && <p className="text-13 text-danger">{draft.reason}</p>}
      {draft.problems.length > 0 && (
        <ul aria-label={`Lines of ${draft.name} to look at`} className="grid gap-1.5">
          {draft.problems.map((each) => (
            <Problem key={each.itemNumber} problem={each} params={{ ...place, cartId }} />
          ))}
        </ul>
      )}
      {draft.needsPo && (
        <div className="max-w-60">
          <TextField label="PO number" value={po} onChange={setPo} maxLength={standingLimits.po} isRequired />
        </div>
      )}
      {problem && (
        <p role="alert" className="text-13 text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button
          variant="primary"
          isPending={order.isRunning}
          disabledReason={actor.can('addOrder') ? undefined : 'You may not place orders. Ask your administrator.'}
          onPress={placeDraft}
          aria-label={`Place order: ${draft.name} for ${day}`}
        >
          Place order
        </Button>
        <Button
          isPending={open.isRunning}
          aria-label={`Edit: ${draft.name} for ${day}`}
          onPress={() => open.run({ params: place, body: { activeCartId: cartId } })}
        >
          <Pencil size={16} aria-hidden="true" />
          Edit
        </Button>
        <Button onPress={() => setAsks(true)} aria-label={`Skip this one: ${draft.name} for ${day}`}>
          <CalendarX size={16} aria-hidden="true" />
          Skip this one
        </Button>
      </div>
      <ConfirmDialog
        title={`Skip ${draft.name} for ${day}?`}
        confirmLabel="Skip this one"
        cancelLabel="Keep it"
        isDangerous
        isOpen={asks}
        isPending={skip.isRunning}
        failure={skip.failure}
        onConfirm={() => skip.run({ params })}
        onClose={() => setAsks(false)}
      >
        The draft is discarded, and nothing is ordered for this day. Later deliveries stay as they are.
      </ConfirmDialog>
    </li>
  )
}

const differenceText = (difference: number): string => {
  if (difference === 0) return 'as much as last time'
  return `${formatCents(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than last time`
}

function Problem({ problem, params }: { problem: LineProblem; params: Place & { readonly cartId: string } }) {
  const { itemNumber, description, reason, isLeftOut, alternate } = problem
  const [isAdded, setAdded] = useState(false)
  const add = useAct(addToCart, {
    refresh: ['listStandingDrafts', 'getActiveCart'],
    done: () => {
      setAdded(true)
      showToast({ tone: 'success', message: `${alternate?.description} added` })
    },
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
      <Badge tone={isLeftOut ? 'danger' : 'warning'}>{isLeftOut ? 'Left out' : 'Short'}</Badge>
      <span className="min-w-0 wrap-anywhere">
        {description || `Item ${itemNumber}`}, {amountOf(problem)}: {reason}
      </span>
      {alternate && (
        <Button
          size="small"
          isPending={add.isRunning}
          disabledReason={isAdded ? 'It is in the draft' : undefined}
          onPress={() => {
            const { orderedCases, orderedUnits } = alternate
            add.run({ params: { ...params, itemNumber: alternate.itemNumber }, body: { orderedCases, orderedUnits } })
          }}
        >
          <Replace size={14} aria-hidden="true" />
          <span className="max-w-48 truncate">Add {alternate.description}</span>
        </Button>
      )}
    </li>
  )
}
