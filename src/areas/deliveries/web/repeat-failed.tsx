import { Suspense, useState } from 'react'
import { RotateCcw } from 'lucide-react'
import { useAct } from '#browser/use-act.ts'
import { showToast } from '#browser/toasts.ts'
import { Button } from '#ui/button.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { repeatFailedDeliveries } from '../deliveries.endpoints.ts'
import type { DeliveryChannel } from '../delivery.ts'
import { channelWords } from './delivery-words.ts'

// On Home of staff, which needs no dialog to begin with.
const ConfirmDialog = loadOnDemand(
  () => import('#ui/confirm-dialog.tsx').then((module) => module.ConfirmDialog),
  'dialog',
)

/** PLAT-13: sends all failed messages of a channel again, after a question. */
export function RepeatFailed({
  channel,
  failed,
  size = 'usual',
}: {
  channel: DeliveryChannel
  failed: number
  size?: 'small' | 'usual'
}) {
  const [isAsking, setIsAsking] = useState(false)
  const repeat = useAct(repeatFailedDeliveries, {
    refresh: ['listDeliveries', 'getDeliveryChannels'],
    done: ({ repeated }) => {
      setIsAsking(false)
      const count = repeated.toLocaleString('en-US')
      showToast({
        tone: 'success',
        message: `${count} ${repeated === 1 ? 'message is' : 'messages are'} on their way again`,
      })
    },
    failed: () => {
      setIsAsking(false)
      return false
    },
  })
  if (failed === 0) return null
  const count = failed.toLocaleString('en-US')
  return (
    <>
      <Button size={size} onPress={() => setIsAsking(true)}>
        <RotateCcw size={16} aria-hidden="true" />
        {size === 'small' ? 'Send again' : `Send all failed again (${count})`}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={`Send ${count} failed ${channelWords[channel].many} again?`}
            confirmLabel="Send again"
            isOpen
            isPending={repeat.isRunning}
            onConfirm={() => repeat.run({ params: { channel } })}
            onClose={() => setIsAsking(false)}
          >
            They leave in the order in which they were written, with the same ids as before: a receiver that has taken
            one already can tell.
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}
