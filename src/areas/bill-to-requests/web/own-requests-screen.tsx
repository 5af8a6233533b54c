import { Building2, Plus } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '#browser/current-user.ts'
import { useGo } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { instantText } from '#browser/instant-text.ts'
import { startScreen } from '#contract/address.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { OwnBillToRequest, RequestState } from '../bill-to-request.ts'
import { requestBillToDialog } from '../bill-to-requests.addresses.ts'
import { listOwnBillToRequests, withdrawBillToRequest } from '../bill-to-requests.endpoints.ts'

/** USERS-2: /my-bill-to-requests: what the user asked for, and what became of it; updating live. */
export function OwnRequestsScreen() {
  const go = useGo()
  const list = useCall(listOwnBillToRequests, {})
  const [leaving, setLeaving] = useState<OwnBillToRequest>()
  return (
    <div className="page">
      <header className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <div className="min-w-0">
          <h1 className="text-20 font-semibold">My bill-to requests</h1>
          <p className="text-muted">
            Ask for a bill-to by its number. Whoever manages users for it adds or declines it.
          </p>
        </div>
        <Button variant="primary" onPress={() => go(requestBillToDialog.open())}>
          <Plus size={16} aria-hidden="true" />
          Request a bill-to
        </Button>
      </header>
      <CallList
        call={list}
        what="Your requests"
        rows={4}
        isEmpty={({ requests }) => requests.length === 0}
        empty={
          <EmptyState title="No requests yet" picture={<Building2 size={40} aria-hidden="true" />}>
            You find the number of a bill-to on its invoices and statements.
          </EmptyState>
        }
      >
        {({ requests }) => (
          <>
            {requests.some(({ state }) => state === 'added') && <FirstBillTo />}
            <ul
              aria-label="Requests"
              className="divide-y divide-line overflow-hidden rounded-dialog border border-line bg-raised"
            >
              {requests.map((request) => (
                <OwnRow key={request.id} request={request} onWithdraw={() => setLeaving(request)} />
              ))}
            </ul>
          </>
        )}
      </CallList>
      {leaving && <Withdraw request={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  )
}

/** ACCESS-5: who had no bill-to before goes on with the first one after a reload. */
function FirstBillTo() {
  const me = useMe()
  if (me.shipToCount > 0) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
      <p>You have a bill-to now.</p>
      <Button onPress={() => window.location.assign(startScreen.at())}>Go to the start page</Button>
    </div>
  )
}

const stateLooks: Readonly<Record<RequestState, { label: string; tone: BadgeTone }>> = {
  waiting: { label: 'Waiting', tone: 'info' },
  added: { label: 'Added', tone: 'good' },
  declined: { label: 'Declined', tone: 'danger' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
}

function OwnRow({ request, onWithdraw }: { request: OwnBillToRequest; onWithdraw: () => void }) {
  const { number, division, state, note, reason, askedAt, decidedAt } = request
  const { label, tone } = stateLooks[state]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2.5">
      <div className="grid min-w-0 flex-[1_1_14rem] gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="figures font-semibold wrap-anywhere">{number}</span>
          <span className="text-13 text-muted">{division}</span>
          <Badge tone={tone}>{label}</Badge>
        </p>
        {note && <p className="text-13 wrap-anywhere">{note}</p>}
        {reason && <p className="text-13 wrap-anywhere">Reason: {reason}</p>}
        <p className="figures text-12 text-muted">
          Requested {instantText(askedAt)}
          {decidedAt && ` · ${label} ${instantText(decidedAt)}`}
        </p>
      </div>
      {state === 'waiting' && (
        <Button size="small" aria-label={`Withdraw ${number}`} onPress={onWithdraw}>
          Withdraw
        </Button>
      )}
    </li>
  )
}

function Withdraw({ request: { id, number }, onClose }: { request: OwnBillToRequest; onClose: () => void }) {
  const act = useAct(withdrawBillToRequest, {
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      onClose()
    },
    refresh: ['listOwnBillToRequests'],
  })
  return (
    <ConfirmDialog
      title="Withdraw request"
      confirmLabel="Withdraw"
      isOpen
      isPending={act.isRunning}
      onConfirm={() => act.run({ params: { billToRequestId: id } })}
      onClose={onClose}
    >
      Nobody adds bill-to {number} by this request any more. You can request it again.
    </ConfirmDialog>
  )
}
