import { useEffect } from 'react'
import {
  sendPunchoutDocumentAgain,
  sendUserPunchoutDocumentAgain,
} from '#areas/punchout-documents/punchout-documents.endpoints.ts'
import { maySendAgain } from '#areas/punchout-documents/rules/may-send-again.ts'
import { callFor, inputFor, type Owner } from '#areas/punchout-settings/web/public.tsx'
import { refreshCalls } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import type { SentDocument } from '../logged-message.ts'
import { describeSent } from '../rules/describe-sent.ts'
import { timeOf } from './message-rows.tsx'

/** Calls that show what became of it. */
const shown = [
  'listPunchoutMessages',
  'listUserPunchoutMessages',
  'getPunchoutMessage',
  'getUserPunchoutMessage',
] as const
/** Milliseconds between two looks while it is under way. */
const everyMs = 2000

/** PUNCH-5: what becomes of a document of the portal's own, and sending it again. */
export function SendAgain({
  owner,
  params,
  sent,
}: {
  owner: Owner
  params: { readonly punchoutSettingsId: string; readonly messageId: string }
  sent: SentDocument
}) {
  const act = useAct(callFor(owner, sendPunchoutDocumentAgain, sendUserPunchoutDocumentAgain), {
    done: ({ message }) => showToast({ tone: 'success', message }),
    refresh: shown,
  })
  const isUnderWay = sent.state === 'waiting'
  useEffect(() => {
    if (!isUnderWay) return undefined
    const timer = setInterval(() => void refreshCalls(shown), everyMs)
    return () => clearInterval(timer)
  }, [isUnderWay])
  const decision = maySendAgain({ ...sent, documentId: params.messageId })
  return (
    <div className="grid gap-2 border-t border-line px-5 py-4">
      <p className="text-13 text-muted">{describeSent(sent, timeOf)}</p>
      <div>
        <Button
          isPending={act.isRunning}
          disabledReason={decision.allowed ? undefined : decision.refusal.message}
          onPress={() => act.run(inputFor<typeof sendPunchoutDocumentAgain>(owner, { params }))}
        >
          Send again
        </Button>
      </div>
    </div>
  )
}
