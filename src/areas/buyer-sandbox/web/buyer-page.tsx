import { useEffect, useState } from 'react'
import type { FormPair } from '#areas/oci/oci.ts'
import type { SimulatorFacts } from '#areas/punchout-settings/simulator-facts.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { PlainPage } from '#ui/plain-page.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Steps } from '#ui/steps.tsx'
import { beginRun, SimulatorFailed } from './buyer-client.ts'
import { CartPanel } from './cart-panel.tsx'
import { ConfirmationPanel } from './confirmation-panel.tsx'
import { MessageList } from './message-list.tsx'
import { OciPanel } from './oci-panel.tsx'
import { OrderPanel } from './order-panel.tsx'
import { factsIn } from './page-facts.ts'
import { SetupPanel } from './setup-panel.tsx'
import { ShopPanel } from './shop-panel.tsx'
import { loadTour, newTour, stepNames, type Tour } from './tour.ts'
import { useTour } from './use-tour.ts'

/** How the page was opened: with a ticket, or by a cart that came back. */
function readOpening(): { ticket: string; isReturn: boolean; isBeside: boolean } {
  const search = new URLSearchParams(location.search)
  const ticket = location.hash.slice(1)
  const isReturn = search.has('run')
  // A frame that holds the returned cart, or a window of its own: the tour goes on elsewhere.
  const isBeside = isReturn && (window.parent !== window || search.get('in') === 'window')
  if (ticket !== '' || isReturn) history.replaceState(null, '', '/')
  return { ticket, isReturn, isBeside }
}

/** PUNCH-5: a simulated buyer's system, from the setup of a visit to the order. */
export function BuyerPage() {
  const [opening] = useState(readOpening)
  const [tour, setTour] = useState<Tour | undefined>(() => {
    const kept = opening.ticket === '' && !opening.isBeside ? loadTour() : undefined
    return kept && opening.isReturn ? { ...kept, step: 2, cartText: '', cartFields: undefined } : kept
  })
  const [failure, setFailure] = useState<SimulatorFailed>()
  const [tries, setTries] = useState(0)
  const facts = factsIn(tour?.ticket ?? opening.ticket)
  const mustBegin = tour === undefined && !opening.isBeside && facts !== undefined
  useEffect(() => {
    if (!mustBegin) return
    beginRun(opening.ticket).then(
      ({ run }) => setTour(newTour(opening.ticket, run)),
      (error: unknown) =>
        setFailure(error instanceof SimulatorFailed ? error : new SimulatorFailed('The simulator failed.', false)),
    )
  }, [mustBegin, opening.ticket, tries])
  if (opening.isBeside)
    return (
      <PlainPage title="The cart is in the simulator">
        <p>You can close this window and go on there.</p>
      </PlainPage>
    )
  if (failure && !failure.isOver)
    return (
      <PlainPage title="The simulator could not be opened">
        <p>{failure.message}</p>
        <Button
          variant="primary"
          onPress={() => {
            setFailure(undefined)
            setTries(tries + 1)
          }}
        >
          Retry
        </Button>
      </PlainPage>
    )
  if (!facts || failure)
    return (
      <PlainPage title="Buyer simulator">
        <p>
          {failure?.message ??
            'It is opened from the settings of a punchout integration: ‘More actions’, then ‘Try in the simulator’.'}
        </p>
      </PlainPage>
    )
  if (!tour)
    return (
      <div className="grid min-h-dvh place-items-center">
        <Spinner label="Opening the simulator" />
      </div>
    )
  return <Simulator tour={tour} facts={facts} />
}

function Simulator({ tour: first, facts }: { tour: Tour; facts: SimulatorFacts }) {
  const actions = useTour(first)
  // In this page's memory alone.
  const [secret, setSecret] = useState('')
  const { tour, isOver } = actions
  const [form, setForm] = useState<readonly FormPair[]>()
  const panel = { actions, facts, secret, setSecret }
  return (
    <div className="min-h-dvh bg-surface">
      <header className="border-b border-line bg-raised py-3">
        <div className="mx-auto flex max-w-300 flex-wrap px-4 items-center gap-x-4 gap-y-1">
          <h1 className="text-20 font-semibold">Buyer simulator</h1>
          <Badge tone="warning">Not your procurement software</Badge>
          <p className="min-w-0 text-14 text-muted wrap-anywhere">
            {facts.softwareName} · {facts.senderDomain} / {facts.senderIdentity}
          </p>
        </div>
      </header>
      <main className="mx-auto grid max-w-300 grid-cols-[minmax(0,1fr)] gap-6 px-4 py-5">
        {isOver && (
          <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-14">
            This simulation has ended. Open the simulator again from the punchout settings.
          </p>
        )}
        <section aria-labelledby="step" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Steps names={stepNames} current={tour.step} />
          <h2 id="step" className="sr-only">
            {stepNames[tour.step]}
          </h2>
          {tour.step === 0 &&
            (facts.software === 'sap-oci' ? <OciPanel {...panel} setForm={setForm} /> : <SetupPanel {...panel} />)}
          {tour.step === 1 && <ShopPanel actions={actions} form={form} />}
          {tour.step === 2 && <CartPanel actions={actions} facts={facts} />}
          {tour.step === 3 && <OrderPanel {...panel} />}
          {tour.step === 4 && <ConfirmationPanel actions={actions} facts={facts} />}
        </section>
        <MessageList messages={tour.messages} />
      </main>
    </div>
  )
}
