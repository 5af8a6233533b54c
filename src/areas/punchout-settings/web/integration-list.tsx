import { Plug } from 'lucide-react'
import { Link } from '#browser/link.tsx'
import { useCall } from '#browser/query.ts'
import { plural } from '#kit/text.ts'
import { Badge } from '#ui/badge.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { listPunchoutSettings, listUserPunchoutSettings } from '../punchout-settings.endpoints.ts'
import type { PunchoutSettings } from '../punchout-settings.ts'
import { callFor, inputFor, integrationAddress, type Owner } from './punchout-place.ts'

/** PUNCH-1: a card for each integration. */
export function IntegrationList({ owner }: { owner: Owner }) {
  const call = callFor(owner, listPunchoutSettings, listUserPunchoutSettings)
  const found = useCall(call, inputFor<typeof listPunchoutSettings>(owner, {}))
  return (
    <CallList
      call={found}
      what="The punchout integrations"
      rows={2}
      isEmpty={({ settings }) => settings.length === 0}
      empty={
        <EmptyState title="No punchout integration has been added." picture={<Plug size={40} aria-hidden="true" />}>
          An integration connects procurement software such as Coupa or SAP Ariba: buyers shop here and take the cart
          back there for approval.
        </EmptyState>
      }
    >
      {({ settings }) => (
        <ul className="grid gap-3 md:grid-cols-2">
          {settings.map((each) => (
            <li key={each.id} className="grid min-w-0">
              <Card owner={owner} settings={each} />
            </li>
          ))}
        </ul>
      )}
    </CallList>
  )
}

function Card({ owner, settings }: { owner: Owner; settings: PunchoutSettings }) {
  const { id, softwareName, senderDomain, senderIdentity, secretCreatedOn, mappedShipTos } = settings
  return (
    <Link
      href={integrationAddress(owner, id)}
      className="grid content-start gap-2 rounded-dialog border border-line bg-raised p-4 text-ink no-underline data-hovered:border-line-strong"
    >
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-16 font-semibold">{softwareName}</span>
        {secretCreatedOn === null ? <Badge tone="warning">No secret</Badge> : <Badge tone="good">Secret set</Badge>}
      </span>
      <span className="text-14 wrap-anywhere">
        <span className="block text-12 text-muted">Customer sender domain</span>
        {senderDomain}
      </span>
      <span className="text-14 wrap-anywhere">
        <span className="block text-12 text-muted">Customer sender identity</span>
        {senderIdentity}
      </span>
      <span className="figures text-13 text-muted">{plural(mappedShipTos, 'ship-to')} mapped</span>
    </Link>
  )
}
