import { prettyXml } from '#areas/cxml/rules/pretty-xml.ts'
import { callFor, inputFor, type Owner } from '#areas/punchout-settings/web/public.tsx'
import { useCall } from '#browser/query.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { directions, type WholeMessage } from '../logged-message.ts'
import { getPunchoutMessage, getUserPunchoutMessage } from '../punchout-log.endpoints.ts'
import { ProcessAgain } from './process-again.tsx'
import { Outcome, timeOf } from './message-rows.tsx'
import { SendAgain } from './send-again.tsx'

/** PUNCH-5: one message with its documents, beside the list. */
export function MessageSheet({
  owner,
  settingsId,
  messageId,
  close,
}: {
  owner: Owner
  settingsId: string
  messageId: string
  close: () => void
}) {
  const params = { punchoutSettingsId: settingsId, messageId }
  const { data, error, refetch } = useCall(
    callFor(owner, getPunchoutMessage, getUserPunchoutMessage),
    inputFor<typeof getPunchoutMessage>(owner, { params }),
  )
  return (
    <SideSheet title="Message" isOpen onClose={close}>
      {error && !data ? (
        <ErrorState failure={error} what="The message" onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Content message={data.message} />
          <ProcessAgain owner={owner} params={params} message={data.message} />
          {data.message.sent && <SendAgain owner={owner} params={params} sent={data.message.sent} />}
        </>
      ) : (
        <div className="p-5">
          <Skeleton className="h-72 w-full" />
        </div>
      )}
    </SideSheet>
  )
}

function Content({ message }: { message: WholeMessage }) {
  const facts = [
    ['When', timeOf(message.at)],
    ['Direction', directions[message.direction]],
    ...(message.direction === 'in' || message.sent
      ? [['Answered within', `${message.durationMs.toLocaleString('en-US')} ms`]]
      : []),
    ['Mode', message.isTest ? 'Test' : 'Production'],
    ['payloadID', message.payloadId || '-'],
    ['Network address', message.address || '-'],
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-5 py-4">
      <div className="grid gap-1">
        <p className="text-16 font-semibold wrap-anywhere">{message.kind}</p>
        <Outcome of={message} />
      </div>
      <dl className="grid">
        {facts.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[minmax(7rem,1fr)_2fr] gap-4 border-b border-line py-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Document title={message.direction === 'in' ? 'What was received' : 'What was sent'} text={message.document} />
      {message.answer && (
        <Document title={message.direction === 'in' ? 'What was answered' : 'The answer'} text={message.answer} />
      )}
    </div>
  )
}

const Document = ({ title, text }: { title: string; text: string }) => {
  const shown = prettyXml(text)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-semibold">{title}</h3>
        <CopyButton text={shown} label={`Copy ${title.toLowerCase()}`} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <pre
        tabIndex={0}
        role="group"
        aria-label={title}
        className="max-h-96 overflow-auto rounded-control bg-sunken p-3 text-12"
      >
        {shown || '(nothing that can be read)'}
      </pre>
    </section>
  )
}
