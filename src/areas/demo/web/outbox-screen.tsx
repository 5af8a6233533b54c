import { type ReactNode, useState } from 'react'
import type { CallAnswer } from '#contract/endpoint.ts'
import { useCall } from '#browser/query.ts'
import { useRefetchEvery } from '#browser/use-refetch-every.ts'
import { instantText } from '#browser/instant-text.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Logo } from '#ui/logo.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { listDemoOutbox } from '../demo.endpoints.ts'
import { describeOutbox } from '../rules/describe-outbox.ts'

type Outbox = CallAnswer<typeof listDemoOutbox>

/** Milliseconds between two looks: whoever waits for a code here is looking at the page. */
const lookMs = 2_000

/**
 * PLAT-9: what the demo has sent, the latest first: text messages with their codes, mails, and
 * messages to the ERP.
 */
export function OutboxScreen() {
  const { data, error, refetch } = useCall(listDemoOutbox, {}, { keepPrevious: true })
  const [tab, setTab] = useState('texts')
  useRefetchEvery(lookMs, refetch)
  return (
    <main className="mx-auto flex w-full max-w-180 flex-col gap-5 px-4 py-8">
      <Logo />
      <div>
        <h1 className="text-20 font-semibold">Demo outbox</h1>
        <p className="mt-1 text-muted">{data && describeOutbox(data.leaves)} New messages appear here by themselves.</p>
      </div>
      {data ? (
        <Tabs
          label="Kinds of messages"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'texts', title: 'Text messages', content: <Texts texts={data.texts} /> },
            { id: 'mails', title: 'Mails', content: <Mails mails={data.mails} /> },
            { id: 'erp', title: 'ERP', content: <Messages messages={data.messages} /> },
          ]}
        />
      ) : error ? (
        <ErrorState
          failure={error}
          what="The outbox"
          missing={{ text: 'This portal is no demo: its messages leave.' }}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-60" />
      )}
    </main>
  )
}

const Texts = ({ texts }: { texts: Outbox['texts'] }) => (
  <Cards empty="No text message yet" label="Text messages">
    {texts.map(({ id, to, text, createdAt, lastError }) => (
      <Card key={id} title={to} at={createdAt} problem={lastError}>
        {text}
      </Card>
    ))}
  </Cards>
)

const Mails = ({ mails }: { mails: Outbox['mails'] }) => (
  <Cards empty="No mail yet" label="Mails">
    {mails.map(({ id, to, subject, text, createdAt, lastError }) => (
      <Card key={id} title={subject} detail={to} at={createdAt} problem={lastError}>
        {text}
      </Card>
    ))}
  </Cards>
)

const Messages = ({ messages }: { messages: Outbox['messages'] }) => (
  <Cards empty="No message to the ERP yet" label="ERP messages">
    {messages.map(({ messageId, topic, payload, createdAt, lastError }) => (
      <Card key={messageId} title={topic} detail={messageId} at={createdAt} problem={lastError}>
        <code className="block max-h-40 overflow-auto text-12 break-all">{JSON.stringify(payload)}</code>
      </Card>
    ))}
  </Cards>
)

function Cards({ label, empty, children }: { label: string; empty: string; children: ReactNode[] }) {
  if (children.length === 0)
    return <EmptyState title={empty}>It appears here as soon as the portal sends it.</EmptyState>
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-dialog border border-line">
      {children}
    </ul>
  )
}

function Card({
  title,
  detail,
  at,
  problem,
  children,
}: {
  title: string
  detail?: string
  at: string
  problem: string | null
  children: ReactNode
}) {
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="figures font-medium break-all">{title}</span>
        <time dateTime={at} className="figures text-12 text-muted">
          {instantText(at, { hasSeconds: true })}
        </time>
      </div>
      {detail && <p className="text-13 break-all text-muted">{detail}</p>}
      <div className="mt-1 break-words whitespace-pre-line">{children}</div>
      {problem && <p className="mt-1 text-13 text-danger">{problem}</p>}
    </li>
  )
}
