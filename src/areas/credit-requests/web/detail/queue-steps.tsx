import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect } from 'react'
import { useGo, usePath } from '#browser/navigation.ts'
import { showToast } from '#browser/toasts.ts'
import { afterReturnMs } from '#ui/dialog-focus.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { creditRequestDialog, creditRequestsScreen } from '#areas/credit-requests/credit-requests.addresses.ts'
import { focusQueueRow, queueRows, requestOfRow, rowOfRequest } from '../queue-rows.ts'

/** Which way the queue is gone through: to the request below, or above. */
type Step = 1 | -1

/** Where the row of the open request stood last. */
let seen: { readonly id: string; readonly place: number } | undefined

/**
 * CREDIT-2: a request over or beside the queue leads to the next one without closing; what was
 * typed is asked about first. A row that has gone gives its place to the next. After closing, the
 * keyboard is on the row of the request seen last.
 */
export function useQueueSteps(id: string) {
  const go = useGo()
  const isInQueue = usePath() === creditRequestsScreen.path
  useEffect(() => {
    const place = queueRows().findIndex((row) => requestOfRow(row) === id)
    if (place !== -1) seen = { id, place }
  })
  const step = (by: Step) => {
    const ids = queueRows().map(requestOfRow)
    const place = ids.indexOf(id)
    const gone = (seen?.id === id ? seen.place : 0) - Number(by === -1)
    const next = ids[place === -1 ? gone : place + by]
    if (next !== undefined) return go(creditRequestDialog.open(next), { replace: true })
    const which = by === 1 ? 'last' : 'first'
    showToast({ tone: 'info', message: `This is the ${which} request of the page.` })
  }
  const closeTo = (close: () => void) => {
    close()
    // React Aria returns the focus to the row that was opened first.
    if (isInQueue) setTimeout(() => focusQueueRow(rowOfRequest(id)), afterReturnMs)
  }
  return { isInQueue, step, closeTo }
}

/** The buttons beside the cross. */
export function StepButtons({ onStep }: { onStep: (by: Step) => void }) {
  return (
    <>
      <IconButton label="Previous credit request" onPress={() => onStep(-1)}>
        <ChevronUp size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label="Next credit request" onPress={() => onStep(1)}>
        <ChevronDown size={18} aria-hidden="true" />
      </IconButton>
    </>
  )
}
