import { type ComponentProps, useEffect, useRef } from 'react'
import { useCloseDialog } from '#browser/navigation.ts'
import { SidePane } from '#ui/side-pane.tsx'
import { creditRequestDialog } from '#areas/credit-requests/credit-requests.addresses.ts'
import { creditPane, focusCreditPane, focusQueueRow, isInQueueRow, rowOfRequest } from '../queue-rows.ts'
import { CreditDetail } from './credit-detail.tsx'

const { parameter } = creditRequestDialog

/** CREDIT-2: one request beside the queue, whose row is marked and in sight. */
export function CreditPane({ id }: { id: string }) {
  const close = useCloseDialog(creditRequestDialog)
  const isFirst = useRef(true)
  useEffect(() => {
    // Whoever walks the list stays in it; whoever opens a request, or reads one, is in the request.
    const stays = !isFirst.current && isInQueueRow(document.activeElement)
    isFirst.current = false
    if (stays) return focusQueueRow(rowOfRequest(id))
    focusCreditPane()
    rowOfRequest(id)?.scrollIntoView({ block: 'nearest' })
  }, [id])
  return (
    <div {...creditPane}>
      <CreditDetail value={id} close={close} frame={Pane} />
    </div>
  )
}

const Pane = (props: Omit<ComponentProps<typeof SidePane>, 'parameter'>) => (
  <SidePane {...props} parameter={parameter} />
)
