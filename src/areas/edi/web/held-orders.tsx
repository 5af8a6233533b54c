import { useState } from 'react'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { instantText } from '#browser/instant-text.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { HeldOrder } from '../edi-partner.ts'
import { refuseEdiOrder, retryEdiOrder } from '../edi.endpoints.ts'

const refresh = ['listEdiDocuments', 'listEdiPartners'] as const

/** NEXT-12: orders that could not be placed, each with its reason. */
export const HeldOrders = ({ partnerId, held }: { partnerId: string; held: readonly HeldOrder[] }) => (
  <section aria-labelledby="held" className="grid gap-3">
    <h2 id="held" className="text-16 font-semibold">
      Held orders
    </h2>
    <ul className="divide-y divide-line rounded-dialog border border-line bg-raised">
      {held.map((each) => (
        <HeldRow key={each.id} partnerId={partnerId} order={each} />
      ))}
    </ul>
  </section>
)

function HeldRow({ partnerId, order: { id, po, problem, receivedAt } }: { partnerId: string; order: HeldOrder }) {
  const [asks, setAsks] = useState(false)
  const params = { partnerId, ediOrderId: id }
  const retry = useAct(retryEdiOrder, {
    done: ({ message }) => showToast({ tone: message.includes('stays held') ? 'danger' : 'success', message }),
    refresh,
  })
  const refuse = useAct(refuseEdiOrder, {
    failed: () => true,
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      setAsks(false)
    },
    refresh,
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5">
      <div className="grid min-w-0 gap-0.5">
        <span className="font-medium wrap-anywhere">{po}</span>
        <span className="text-13 wrap-anywhere">{problem}</span>
        <span className="figures text-13 text-muted">Received {instantText(receivedAt)}</span>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={`Try ${po} again`}
          isPending={retry.isRunning}
          onPress={() => !retry.isRunning && retry.run({ params })}
        >
          Try again
        </Button>
        <Button size="small" aria-label={`Refuse ${po}`} onPress={() => setAsks(true)}>
          Refuse
        </Button>
      </div>
      {asks && (
        <ConfirmDialog
          title="Refuse order"
          confirmLabel="Refuse"
          isDangerous
          isOpen
          isPending={refuse.isRunning}
          failure={refuse.failure}
          onConfirm={() => !refuse.isRunning && refuse.run({ params })}
          onClose={() => setAsks(false)}
        >
          Refuse {po}? The partner gets an 855 that rejects it, with the reason above.
        </ConfirmDialog>
      )}
    </li>
  )
}
