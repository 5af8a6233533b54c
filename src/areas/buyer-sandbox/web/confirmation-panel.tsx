import { FindingRows } from '#areas/punchout-settings/web/public.tsx'
import type { SimulatorFacts } from '#areas/punchout-settings/simulator-facts.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { checkOutgoing } from '../rules/check-outgoing.ts'
import { outgoingNames, readOutgoing } from '../rules/read-outgoing.ts'
import { sinceOrder } from '../rules/since-order.ts'
import type { SimulatedMessage } from '../simulated.ts'
import type { Tour } from './tour.ts'
import type { TourActions } from './use-tour.ts'

/** PUNCH-5: the last step: what the portal sends about the order by itself, and what it says. */
export function ConfirmationPanel({ actions: { tour, goTo }, facts }: { actions: TourActions; facts: SimulatorFacts }) {
  const documents = tour.messages.filter(({ isFromPortal }) => isFromPortal)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <InboxAddress address={`${location.origin}/inbox/${tour.run}`} />
      {documents.length === 0 ? (
        <div className="flex items-center gap-3 text-14 text-muted">
          <Spinner label="Waiting for the portal" />
          <p>Nothing has come yet. A confirmation is sent once the distributor’s ERP has taken the order.</p>
        </div>
      ) : (
        documents.map((message) => <Document key={message.id} message={message} tour={tour} facts={facts} />)
      )}
      <div className="flex flex-wrap gap-2">
        <Button onPress={() => goTo(3)}>Back to the order</Button>
        <Button onPress={() => goTo(0)}>Shop again</Button>
      </div>
    </div>
  )
}

/** Where the portal sends to, and how it learns that. */
const InboxAddress = ({ address }: { address: string }) => (
  <section aria-labelledby="inbox" className="grid grid-cols-[minmax(0,1fr)] gap-1">
    <h3 id="inbox" className="text-14 font-semibold">
      Address of this simulator
    </h3>
    <p className="text-13 text-muted">
      Enter it in the portal, at this integration under ‘Documents we send’, before the order is sent. What comes is
      shown for as long as this page is open.
    </p>
    <div className="flex items-center gap-2">
      <code className="min-w-0 flex-1 text-13 wrap-anywhere">{address}</code>
      <CopyButton text={address} label="Copy the address" />
    </div>
  </section>
)

function Document({ message, tour, facts }: { message: SimulatedMessage; tour: Tour; facts: SimulatorFacts }) {
  const read = readOutgoing(message.text)
  const sent = { orderId: tour.order.id.trim(), payloadIds: tour.order.sentIds ?? [] }
  if (!read.allowed)
    return (
      <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-14">
        What came cannot be used. {read.refusal.message}
      </p>
    )
  const name = outgoingNames[read.value.kind]
  const { verdict } = message
  return (
    <section aria-label={name} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 font-semibold">
        {name}
        {verdict.is === 'valid' && <Badge tone="good">DTD valid</Badge>}
        {verdict.is === 'invalid' && <Badge tone="danger">Breaks the DTD</Badge>}
        <span className="figures text-13 font-normal text-muted">{sinceOrder(message.at, tour.order.sentAt)}</span>
      </h3>
      <FindingRows findings={checkOutgoing(read.value, sent, facts)} label={`What the ${name.toLowerCase()} says`} />
    </section>
  )
}
