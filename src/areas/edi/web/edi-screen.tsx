import { FileInput, Plus } from 'lucide-react'
import { DeveloperPlaces } from '#areas/api-keys/web/public.tsx'
import { Link } from '#browser/link.tsx'
import { useGo } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { plural } from '#kit/text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Partner } from '../edi-partner.ts'
import { ediPartnerDialog, ediPartnerScreen } from '../edi.addresses.ts'
import { listEdiPartners } from '../edi.endpoints.ts'

/** NEXT-12: /developers/edi. */
export function EdiScreen() {
  const found = useCall(listEdiPartners, {})
  const go = useGo()
  return (
    <div className="page">
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2">
        <h1 className="text-20 font-semibold">EDI partners</h1>
        <Button variant="primary" onPress={() => go(ediPartnerDialog.open('new'))}>
          <Plus size={16} aria-hidden="true" />
          Add partner
        </Button>
      </header>
      <DeveloperPlaces current="EDI" />
      <p className="max-w-[720px] pb-4 text-muted">
        Partners order by X12 850 files in their inbox, and get TA1, 997, 855, 856 and 810 in their outbox.
      </p>
      <CallList
        call={found}
        what="The EDI partners"
        rows={3}
        isEmpty={({ partners }) => partners.length === 0}
        empty={
          <EmptyState title="No EDI partner has been added" picture={<FileInput size={40} aria-hidden="true" />}>
            A partner gets folders of its own, which your AS2 or SFTP server reads and fills.
          </EmptyState>
        }
      >
        {({ partners }) => (
          <ul aria-label="EDI partners" className="divide-y divide-line rounded-dialog border border-line bg-raised">
            {partners.map((each) => (
              <PartnerRow key={each.id} partner={each} />
            ))}
          </ul>
        )}
      </CallList>
    </div>
  )
}

function PartnerRow({ partner }: { partner: Partner }) {
  const { id, name, qualifier, partnerId, folder, isActive, isTest, held, userEmail } = partner
  return (
    <li>
      <Link
        href={ediPartnerScreen.at({ partnerId: id })}
        className="grid gap-0.5 px-4 py-3 text-ink no-underline data-hovered:bg-sunken"
      >
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
          {!isActive && <Badge>Paused</Badge>}
          {isTest && <Badge tone="info">Test</Badge>}
          {held > 0 && <Badge tone="warning">{plural(held, 'order')} held</Badge>}
        </span>
        <span className="text-13 wrap-anywhere text-muted">
          {qualifier} {partnerId} · folder {folder} · orders as {userEmail}
        </span>
      </Link>
    </li>
  )
}
