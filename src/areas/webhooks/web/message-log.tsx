import { Suspense } from 'react'
import { Inbox } from 'lucide-react'
import { useCloseDialog, useGo, useHref, useSearchState } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useRefetchEvery } from '#browser/use-refetch-every.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { NewestOlder } from '#ui/newest-older.tsx'
import { describeAttempt, eventLabel, messageWords } from '../rules/describe-webhook.ts'
import { type MessageState, messageStates, type Webhook, type WebhookMessage } from '../webhook.ts'
import { webhookScreen } from '../webhooks.addresses.ts'
import { listWebhookMessages, replayFailedWebhookMessages } from '../webhooks.endpoints.ts'
import { timeOf } from './time-of.ts'

const MessageDialog = loadOnDemand(() => import('./message-dialog.tsx').then((module) => module.MessageDialog))

/** Milliseconds between two looks: what is sent arrives within seconds. */
const lookMs = 4000

const readSearch = (search: Readonly<Record<string, string | undefined>>) => ({
  state: messageStates.find((each) => each === search['state']),
  cursor: /^\d{1,18}$/.test(search['cursor'] ?? '') ? search['cursor'] : undefined,
  message: search['message'],
})

/** NEXT-12: what was sent to a webhook and what became of it. */
export function MessageLog({ webhook: { id, isActive, failed } }: { webhook: Webhook }) {
  const go = useGo()
  const hrefTo = useHref()
  const [{ state, cursor, message }, setSearch] = useSearchState(readSearch)
  const found = useCall(
    listWebhookMessages,
    { params: { webhookId: id }, query: { state, cursor } },
    { keepPrevious: true },
  )
  useRefetchEvery(lookMs, found.refetch)
  const replay = useAct(replayFailedWebhookMessages, {
    done: (answer) => showToast({ tone: 'success', message: answer.message }),
    refresh: ['listWebhookMessages', 'listWebhooks'],
  })
  const open = (messageId: string) => go(webhookScreen.search({ message: messageId }), { isSettled: true })
  const close = useCloseDialog({ parameter: 'message', closed: webhookScreen.search({ message: undefined }) })
  return (
    <section aria-labelledby="log" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <h2 id="log" className="text-16 font-semibold">
          Log
        </h2>
        <div className="flex min-w-0 flex-wrap items-end gap-2">
          {failed > 0 && (
            <Button
              isLong
              isPending={replay.isRunning}
              disabledReason={isActive ? undefined : 'This webhook is paused. Resume it first.'}
              onPress={() => !replay.isRunning && replay.run({ params: { webhookId: id } })}
            >
              Send all failed again
            </Button>
          )}
          <FilterSelect
            label="State"
            className="min-w-[min(160px,100%)]"
            value={state}
            options={messageStates.map((each): [MessageState, string] => [each, messageWords[each].label])}
            onChange={(chosen) => setSearch({ state: chosen, cursor: undefined })}
          />
        </div>
      </div>
      <CallList
        call={found}
        what="The log"
        isEmpty={({ messages }) => messages.length === 0}
        empty={
          <EmptyState title="No messages" picture={<Inbox size={40} aria-hidden="true" />}>
            {state ? 'None is in this state.' : 'New ones appear here by themselves. Send a test event to see one.'}
          </EmptyState>
        }
      >
        {({ messages, nextCursor }) => (
          <div className="grid gap-3">
            <ul aria-label="Messages" className="divide-y divide-line rounded-dialog border border-line bg-raised">
              {messages.map((each) => (
                <MessageRow key={each.id} message={each} onOpen={() => open(each.id)} />
              ))}
            </ul>
            <NewestOlder
              newest={cursor ? hrefTo(webhookScreen.search({ cursor: undefined })) : null}
              older={nextCursor && hrefTo(webhookScreen.search({ cursor: nextCursor }))}
            />
          </div>
        )}
      </CallList>
      <Suspense>
        {message && <MessageDialog webhookId={id} messageId={message} isActive={isActive} close={close} />}
      </Suspense>
    </section>
  )
}

function MessageRow({ message, onOpen }: { message: WebhookMessage; onOpen: () => void }) {
  const { type, createdAt, state, attempts, nextAttemptAt, lastStatus, lastMs, lastProblem } = message
  const { tone, label } = messageWords[state]
  const facts = [
    timeOf(createdAt),
    describeAttempt(lastStatus, lastMs, lastProblem),
    attempts > 1 && `${attempts} attempts`,
    state === 'waiting' && attempts > 0 && nextAttemptAt && `next ${timeOf(nextAttemptAt)}`,
  ]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5">
      <div className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{eventLabel(type)}</span>
          <Badge tone={tone}>{label}</Badge>
        </span>
        <span className="figures text-13 wrap-anywhere text-muted">{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <Button size="small" aria-label={`Details of ${eventLabel(type)}, ${timeOf(createdAt)}`} onPress={onOpen}>
        Details
      </Button>
    </li>
  )
}
