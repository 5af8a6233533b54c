import { callFor, inputFor, type Owner } from '#areas/punchout-settings/web/public.tsx'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import type { WholeMessage } from '../logged-message.ts'
import { processPunchoutMessage, processUserPunchoutMessage } from '../punchout-log.endpoints.ts'
import { mayProcessAgain } from '../rules/may-process-again.ts'

/** PUNCH-5: an order that was refused, once more; nothing where that makes no sense. */
export function ProcessAgain({
  owner,
  params,
  message,
}: {
  owner: Owner
  params: { readonly punchoutSettingsId: string; readonly messageId: string }
  message: WholeMessage
}) {
  const act = useAct(callFor(owner, processPunchoutMessage, processUserPunchoutMessage), {
    done: ({ isSuccess, status, message: sentence }) =>
      showToast({ tone: isSuccess ? 'success' : 'danger', message: `${status}: ${sentence}` }),
    refresh: ['listPunchoutMessages', 'listUserPunchoutMessages'],
  })
  if (!mayProcessAgain(message).allowed) return null
  return (
    <div className="grid gap-2 border-t border-line px-5 py-4">
      <p className="text-13 text-muted">
        Processes the order as it came, with today’s settings. It is booked once, also if the customer’s system sends it
        again.
      </p>
      <div>
        <Button
          isPending={act.isRunning}
          onPress={() => act.run(inputFor<typeof processPunchoutMessage>(owner, { params }))}
        >
          Process again
        </Button>
      </div>
    </div>
  )
}
