import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { userDialog } from '#areas/users/users.addresses.ts'
import { Link } from '#browser/link.tsx'
import { useHref, useListSearch } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { instantText } from '#browser/instant-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { type BillToRequest, requestTexts } from '../bill-to-request.ts'
import {
  addRequestedBillTo,
  declineBillToRequest,
  listBillToRequests,
  requestPageSize,
} from '../bill-to-requests.endpoints.ts'
import { readRequestsSearch } from './requests-search.ts'
import { whyNot } from './why-not.ts'

/** USERS-2: /bill-to-requests: what waits for a decision, the oldest first; updating live. */
export function RequestsScreen() {
  const [{ page }, change] = useListSearch(readRequestsSearch)
  const query = { pageNo: String(page), pageSize: String(requestPageSize) }
  const list = useCall(listBillToRequests, { query }, { keepPrevious: true })
  const [declined, setDeclined] = useState<BillToRequest>()
  return (
    <div className="page">
      <h1 className="pb-1 text-20 font-semibold">Bill-to requests</h1>
      <p className="pb-3 text-muted">Users who ask for one of your bill-tos. They are notified of your decision.</p>
      <CallList
        call={list}
        what="The requests"
        rows={4}
        isEmpty={({ requests }) => requests.length === 0}
        empty={
          <EmptyState title="No request is waiting" picture={<Building2 size={40} aria-hidden="true" />}>
            Users ask for another bill-to by its number; you are notified when one does.
          </EmptyState>
        }
      >
        {({ requests, totalRecords, pageNo }) => (
          <>
            <ul
              aria-label="Waiting requests"
              className="divide-y divide-line overflow-hidden rounded-dialog border border-line bg-raised"
            >
              {requests.map((request) => (
                <RequestRow key={request.id} request={request} onDecline={() => setDeclined(request)} />
              ))}
            </ul>
            <ListPages
              pageNo={pageNo}
              pageSize={requestPageSize}
              total={totalRecords}
              onPage={(next) => change({ page: next })}
            />
          </>
        )}
      </CallList>
      {declined && <Decline request={declined} onClose={() => setDeclined(undefined)} />}
    </div>
  )
}

const decided = ['listBillToRequests', 'listUsers', 'getUser'] as const

function RequestRow({ request, onDecline }: { request: BillToRequest; onDecline: () => void }) {
  const { id, user, number, division, billToName, note, askedAt, abilities } = request
  const hrefTo = useHref()
  const add = useAct(addRequestedBillTo, {
    done: ({ message }) => showToast({ tone: 'success', message }),
    refresh: decided,
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2.5">
      <div className="grid min-w-0 flex-[1_1_16rem] gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Link href={hrefTo(userDialog.open(user.userId))} className="min-w-0 font-semibold wrap-anywhere text-action">
            {user.name}
          </Link>
          <span className="min-w-0 text-13 wrap-anywhere text-muted">
            {user.email} · {user.roleName}
          </span>
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="figures font-medium wrap-anywhere">{number}</span>
          <span className="text-13 text-muted">{division}</span>
          {billToName === null ? (
            <Badge tone="warning">No such bill-to</Badge>
          ) : (
            <span className="min-w-0 wrap-anywhere">{billToName}</span>
          )}
        </p>
        {note && <p className="text-13 wrap-anywhere">{note}</p>}
        <p className="figures text-12 text-muted">Requested {instantText(askedAt)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="primary"
          aria-label={`Add ${number} to ${user.name}`}
          isPending={add.isRunning}
          disabledReason={whyNot(abilities.add)}
          onPress={() => add.run({ params: { billToRequestId: id } })}
        >
          Add
        </Button>
        <Button
          size="small"
          aria-label={`Decline ${number} of ${user.name}`}
          disabledReason={whyNot(abilities.decline)}
          onPress={onDecline}
        >
          Decline
        </Button>
      </div>
    </li>
  )
}

function Decline({ request: { id, number, user }, onClose }: { request: BillToRequest; onClose: () => void }) {
  const act = useAct(declineBillToRequest, {
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      onClose()
    },
    refresh: decided,
  })
  return (
    <ReasonDialog
      title="Decline request"
      confirmLabel="Decline"
      label="Reason, for the user"
      text={requestTexts.reason}
      isRunning={act.isRunning}
      onConfirm={(reason) => act.run({ params: { billToRequestId: id }, body: { reason } })}
      onClose={onClose}
    >
      {user.name} is notified that bill-to {number} is not added, and why.
    </ReasonDialog>
  )
}
