import { MailCheck } from 'lucide-react'
import { useHref, useSearchState } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { BackLink } from '#browser/back-link.tsx'
import { instantText } from '#browser/instant-text.ts'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NewestOlder } from '#ui/newest-older.tsx'
import { notificationsScreen, sentScreen } from '../notifications.addresses.ts'
import { listSentNotifications, type SentNotification } from '../notifications.endpoints.ts'
import { titleOfEvent } from '../rules/describe-reason.ts'
import { readCursor } from './notification-search.ts'

type Send = SentNotification['sends'][number]

const channelWords: Readonly<Record<Send['channel'], string>> = {
  mail: 'Mail',
  digest: 'Daily mail',
  text: 'Text message',
  push: 'Web push',
}
const states: Readonly<Record<Send['state'], { label: string; tone: BadgeTone }>> = {
  held: { label: 'Held', tone: 'info' },
  ahead: { label: 'Waiting', tone: 'info' },
  waiting: { label: 'Waiting', tone: 'info' },
  sent: { label: 'Sent', tone: 'good' },
  failed: { label: 'Not delivered', tone: 'danger' },
  dropped: { label: 'Not sent', tone: 'neutral' },
}

/** Why it went where it went, in one line. */
function whyOf({ reason, isUrgent, heldUntil, state, sentAt }: Send): string {
  const parts = [
    reason === 'chosen' ? 'You chose it' : 'On by default',
    ...(isUrgent ? ['urgent, so quiet hours did not hold it'] : []),
    ...(heldUntil === null
      ? []
      : [`quiet hours ${state === 'held' ? 'hold' : 'held'} it until ${instantText(heldUntil)}`]),
    ...(state === 'ahead' ? ['it comes with the next daily mail'] : []),
    ...(sentAt === null ? [] : [`sent ${instantText(sentAt)}`]),
  ]
  return `${parts.join('; ')}.`
}

/** NEXT-7: /notifications/sent, what was sent to the user, by which channel and why. */
export function SentScreen() {
  const hrefTo = useHref()
  const { list: pageSize } = usePageSizes()
  const [{ cursor }] = useSearchState((texts) => ({ cursor: readCursor(texts) }))
  const call = useCall(listSentNotifications, { query: { cursor, pageSize } }, { keepPrevious: true })
  return (
    <div className="page max-w-[860px]">
      <BackLink href={notificationsScreen.at()}>Notifications</BackLink>
      <h1 className="pb-1 text-20 font-semibold">What was sent</h1>
      <p className="pb-3 text-13 text-muted">
        Each notification with the channels it went by, and why. Mails about sign-in and security are not listed: they
        are always sent.
      </p>
      <CallList
        call={call}
        what="What was sent"
        isEmpty={({ notifications }) => notifications.length === 0}
        empty={
          <EmptyState title="Nothing was sent yet" picture={<MailCheck size={40} aria-hidden="true" />}>
            The first notification appears here.
          </EmptyState>
        }
      >
        {({ notifications, nextCursor }) => (
          <div className="grid gap-4">
            <ul className="overflow-hidden rounded-dialog border border-line bg-raised">
              {notifications.map((notification) => (
                <SentRow key={notification.id} {...notification} />
              ))}
            </ul>
            <NewestOlder
              newest={cursor ? hrefTo(sentScreen.search({ cursor: undefined })) : null}
              older={nextCursor && hrefTo(sentScreen.search({ cursor: nextCursor }))}
            />
          </div>
        )}
      </CallList>
    </div>
  )
}

function SentRow({ event, title, createdAt, isInPortal, sends }: SentNotification) {
  return (
    <li className="grid gap-1 border-b border-line px-4 py-3 last:border-0">
      <span className="font-semibold wrap-anywhere">{title}</span>
      <span className="figures text-12 text-muted">
        {instantText(createdAt)} · {titleOfEvent(event)}
        {isInPortal && ' · in the portal'}
      </span>
      {sends.length > 0 && (
        <ul className="grid gap-1 pt-1">
          {sends.map((send) => (
            <li key={send.id} className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5 text-13">
              <span className="font-medium">{channelWords[send.channel]}</span>
              <Badge tone={states[send.state].tone}>{states[send.state].label}</Badge>
              <span className="min-w-0 text-muted">{whyOf(send)}</span>
              {send.problem && <span className="basis-full wrap-anywhere text-danger">{send.problem}</span>}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
