import { useState } from 'react'
import { useAct } from '#browser/use-act.ts'
import { showToast } from '#browser/toasts.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { giveUpDelivery, repeatDelivery } from '../deliveries.endpoints.ts'
import type { Delivery } from '../delivery.ts'

const refresh = ['listDeliveries', 'getDeliveryChannels'] as const

/**
 * PLAT-13: send again, or give up. What cannot be done says why; what was delivered has nothing to
 * do.
 */
export function DeliveryActions({ delivery }: { delivery: Delivery }) {
  const { channel, id, subject, about, abilities, state } = delivery
  const [isAsking, setIsAsking] = useState(false)
  const params = { channel, deliveryId: id }
  const repeat = useAct(repeatDelivery, {
    refresh,
    done: () => showToast({ tone: 'success', message: 'The message is on its way again' }),
  })
  const giveUp = useAct(giveUpDelivery, {
    refresh,
    done: () => {
      setIsAsking(false)
      showToast({ tone: 'success', message: 'The message is not sent any more' })
    },
    failed: () => {
      setIsAsking(false)
      return false
    },
  })
  if (state === 'delivered') return null
  const named = `${subject}, ${about}`
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        size="small"
        aria-label={`Send again: ${named}`}
        isPending={repeat.isRunning}
        disabledReason={abilities.repeat ?? undefined}
        onPress={() => repeat.run({ params })}
      >
        Send again
      </Button>
      {abilities.giveUp === null && (
        <Button size="small" variant="quiet" aria-label={`Give up: ${named}`} onPress={() => setIsAsking(true)}>
          Give up
        </Button>
      )}
      <ConfirmDialog
        title="Give up this message?"
        confirmLabel="Give up"
        isDangerous
        isOpen={isAsking}
        isPending={giveUp.isRunning}
        onConfirm={() => giveUp.run({ params })}
        onClose={() => setIsAsking(false)}
      >
        {channel === 'erp'
          ? `${named}: the ERP will not hear of it, unless somebody sends it again. Messages that wait behind it go on.`
          : `${named}: it is not sent any more, unless somebody sends it again.`}
      </ConfirmDialog>
    </span>
  )
}
