import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { describeAttempt, eventLabel } from '../rules/describe-webhook.ts'
import type { WebhookAttempt } from '../webhook.ts'
import { getWebhookMessage, replayWebhookMessage } from '../webhooks.endpoints.ts'
import { timeOf } from './time-of.ts'

/** NEXT-12: one message, as it was sent, with each attempt; answers are shown as text. */
export function MessageDialog({
  webhookId,
  messageId,
  isActive,
  close,
}: {
  webhookId: string
  messageId: string
  isActive: boolean
  close: () => void
}) {
  const params = { webhookId, messageId }
  const { data, error, refetch } = useCall(getWebhookMessage, { params })
  const replay = useAct(replayWebhookMessage, {
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
    refresh: ['listWebhookMessages', 'getWebhookMessage', 'listWebhooks'],
  })
  if (!data)
    return (
      <WaitingDialog
        title="Message"
        failure={error}
        what="The message"
        onRetry={() => void refetch()}
        onClose={close}
      />
    )
  const { message, body, log } = data
  return (
    <Dialog
      title={eventLabel(message.type)}
      width={720}
      isOpen
      onClose={close}
      footer={
        <>
          <Button onPress={close}>Close</Button>
          <Button
            variant="primary"
            isPending={replay.isRunning}
            disabledReason={isActive ? undefined : 'This webhook is paused. Resume it first.'}
            onPress={() => !replay.isRunning && replay.run({ params })}
          >
            Send again
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-13 text-muted">
          <code className="wrap-anywhere">webhook-id: {message.id}</code>, the same with every attempt, so that a
          program takes it once.
        </p>
        <section aria-labelledby="body" className="grid gap-1">
          <div className="flex items-center justify-between gap-2">
            <h3 id="body" className="text-14 font-semibold">
              Body
            </h3>
            <CopyButton text={body} label="Copy body" />
          </div>
          <pre className="overflow-x-auto rounded-control border border-line bg-sunken p-3 text-13 whitespace-pre-wrap wrap-anywhere">
            {pretty(body)}
          </pre>
        </section>
        <section aria-labelledby="attempts" className="grid gap-1">
          <h3 id="attempts" className="text-14 font-semibold">
            Attempts
          </h3>
          {log.length === 0 ? (
            <p className="text-13 text-muted">None yet.</p>
          ) : (
            <ul className="divide-y divide-line rounded-control border border-line">
              {log.map((attempt) => (
                <Attempt key={attempt.at} attempt={attempt} />
              ))}
            </ul>
          )}
        </section>
      </div>
    </Dialog>
  )
}

function Attempt({ attempt: { at, status, ms, answer, problem } }: { attempt: WebhookAttempt }) {
  return (
    <li className="grid gap-1 px-3 py-2">
      <span className="figures text-13">
        {timeOf(at)} · {describeAttempt(status, ms, problem)}
      </span>
      {answer !== '' && <code className="text-12 wrap-anywhere text-muted">{answer}</code>}
    </li>
  )
}

/** As it was sent, on several lines. */
const pretty = (body: string): string => JSON.stringify(JSON.parse(body) as unknown, null, 2)
