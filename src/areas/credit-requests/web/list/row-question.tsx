import { useEffect, useEffectEvent, useState } from 'react'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { CreditRequest } from '#areas/credit-requests/credit-request.ts'
import { getCreditRequest } from '#areas/credit-requests/credit-requests.endpoints.ts'
import { CommentForm } from '../detail/comment-form.tsx'
import { type AskedMove, CreditQuestion } from '../detail/credit-question.tsx'
import type { RowQuestionKind } from './use-row-keys.ts'

/** CREDIT-2: what a letter asks about a row of the queue; what cannot be done says why. */
export function RowQuestion({ id, question, onClose }: { id: string; question: RowQuestionKind; onClose: () => void }) {
  const { data, error, isFetching } = useCall(getCreditRequest, { params: { creditRequestId: id } })
  // A kept answer may be from before the last move; one that is asked again later changes no more.
  const [isKnown, setKnown] = useState(!isFetching)
  if (!isKnown && !isFetching) setKnown(true)
  const refused = error && !data ? error.message : undefined
  const end = useEffectEvent((message: string) => {
    showToast({ tone: 'danger', message })
    onClose()
  })
  useEffect(() => {
    if (refused !== undefined) end(refused)
  }, [refused])
  if (!data || !isKnown) return null
  if (question !== 'comment') return <MoveQuestion request={data.request} question={question} onClose={onClose} />
  return (
    <Dialog title={`Comment on ${data.request.requestNumber}`} isOpen onClose={onClose}>
      <CommentForm request={data.request} onSent={onClose} />
    </Dialog>
  )
}

const movesOf = { approve: ['dsrApprove', 'approve'], reject: ['dsrReject', 'reject'] } as const

/** The first of the moves this person may make; a colleague's move changes an open one no more. */
function MoveQuestion({
  request,
  question,
  onClose,
}: {
  request: CreditRequest
  question: keyof typeof movesOf
  onClose: () => void
}) {
  const { abilities, requestNumber, status } = request
  const [move] = useState<AskedMove | undefined>(() => movesOf[question].find((each) => abilities[each] === null))
  const end = useEffectEvent(() => {
    const [byRep, byClerk] = movesOf[question]
    const isWithRep = status === 'pendingDsrApproval' || status === 'pendingDsmApproval'
    const why =
      abilities.assign === null
        ? 'It is assigned to nobody. Enter opens it: assign it to yourself first.'
        : abilities[isWithRep ? byRep : byClerk]
    showToast({ tone: 'info', message: `${requestNumber}: ${why}` })
    onClose()
  })
  useEffect(() => {
    if (move === undefined) end()
  }, [move])
  return move && <CreditQuestion request={request} move={move} onClose={onClose} />
}
