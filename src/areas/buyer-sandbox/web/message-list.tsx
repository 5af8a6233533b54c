import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { prettyXml } from '#areas/cxml/rules/pretty-xml.ts'
import type { DtdVerdict, SimulatedMessage } from '../simulated.ts'
import { FieldTable } from './field-table.tsx'

const timeOf = (at: string): string =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' })

/** PUNCH-5: every message of the tour, the newest first. */
export function MessageList({ messages }: { messages: readonly SimulatedMessage[] }) {
  return (
    <section aria-labelledby="messages" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="messages" className="text-16 font-semibold">
        Messages{messages.length > 0 && <span className="text-muted"> ({messages.length})</span>}
      </h2>
      {messages.length === 0 ? (
        <p className="text-14 text-muted">What is sent and received is listed here, both ways and whole.</p>
      ) : (
        <ul className="rounded-dialog border border-line bg-raised">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Message({
  message: { direction, title, at, ms, status, text, fields, verdict },
}: {
  message: SimulatedMessage
}) {
  const Arrow = direction === 'sent' ? ArrowUpRight : ArrowDownLeft
  return (
    <li className="border-b border-line last:border-0">
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-14">
          <Arrow
            size={18}
            aria-label={direction === 'sent' ? 'Sent' : 'Received'}
            className={`shrink-0 ${direction === 'sent' ? 'text-info' : 'text-action'}`}
          />
          <span className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">{title}</span>
          <VerdictBadge verdict={verdict} />
          <span className="figures text-13 text-muted">
            {status !== undefined && `HTTP ${status} · `}
            {ms !== undefined && `${ms.toLocaleString('en-US')} ms · `}
            {timeOf(at)}
          </span>
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 px-3 pb-3">
          <Verdict verdict={verdict} />
          {fields && fields.length > 0 ? (
            <FieldTable fields={fields} />
          ) : (
            <Document text={prettyXml(text)} title={title} />
          )}
        </div>
      </details>
    </li>
  )
}

const Document = ({ text, title }: { text: string; title: string }) => (
  <div className="relative">
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
    <pre
      tabIndex={0}
      role="group"
      aria-label={title}
      className="max-h-96 overflow-auto rounded-control bg-sunken p-3 pr-12 text-12"
    >
      {text || '(empty)'}
    </pre>
    <span className="absolute top-1 right-1 rounded-control bg-raised">
      <CopyButton text={text} label="Copy the document" />
    </span>
  </div>
)

function VerdictBadge({ verdict }: { verdict: DtdVerdict }) {
  if (verdict.is === 'valid') return <Badge tone="good">DTD valid</Badge>
  if (verdict.is === 'invalid') return <Badge tone="danger">Breaks the DTD</Badge>
  return null
}

function Verdict({ verdict }: { verdict: DtdVerdict }) {
  if (verdict.is === 'unchecked') return <p className="text-13 text-muted">Not validated: {verdict.because}</p>
  if (verdict.is === 'valid') return <p className="text-13 text-muted">Valid by {verdict.dtd}.</p>
  return (
    <div className="text-13">
      <p className="font-medium">It breaks {verdict.dtd}:</p>
      <ul className="list-disc pl-5">
        {verdict.problems.map((problem) => (
          <li key={problem} className="wrap-anywhere">
            {problem}
          </li>
        ))}
      </ul>
    </div>
  )
}
