import { BackLink } from '#browser/back-link.tsx'
import { Link } from '#browser/link.tsx'
import { useGo, usePageTitle, usePathParams } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonLook } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ediPartnerDialog, ediPartnerScreen, ediScreen } from '../edi.addresses.ts'
import { listEdiPartners } from '../edi.endpoints.ts'
import { ediRefusals } from '../edi.refusals.ts'
import { DocumentLog } from './document-log.tsx'

/** NEXT-12: /developers/edi/ID: a partner with its held orders and its log. */
export function PartnerScreen() {
  const { partnerId } = usePathParams(ediPartnerScreen)
  const { data, error, refetch } = useCall(listEdiPartners, {})
  const go = useGo()
  const partner = data?.partners.find(({ id }) => id === partnerId)
  usePageTitle(partner?.name)
  return (
    <div className="page">
      <BackLink href={ediScreen.at()}>EDI partners</BackLink>
      {partner ? (
        <>
          <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-1">
            <h1 className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-20 font-semibold">
              <span className="min-w-0 wrap-anywhere">{partner.name}</span>
              {!partner.isActive && <Badge>Paused</Badge>}
              {partner.isTest && <Badge tone="info">Test</Badge>}
            </h1>
            <Button onPress={() => go(ediPartnerDialog.open(partner.id))}>Edit</Button>
          </header>
          <p className="pb-4 text-13 wrap-anywhere text-muted">
            {partner.qualifier} {partner.partnerId} to {partner.ourQualifier} {partner.ourId} · folder {partner.folder}{' '}
            · orders as {partner.userEmail}
          </p>
          <DocumentLog partnerId={partner.id} />
        </>
      ) : (
        <>
          <h1 className="sr-only">EDI partner</h1>
          {data || error ? (
            <ErrorState
              failure={error ?? ediRefusals.edi_partner_not_found}
              what="The EDI partner"
              missing={{
                text: 'There is no such EDI partner.',
                action: (
                  <Link href={ediScreen.at()} className={buttonLook('secondary')}>
                    All partners
                  </Link>
                ),
              }}
              onRetry={() => void refetch()}
            />
          ) : (
            <Skeleton className="h-96 w-full" />
          )}
        </>
      )}
    </div>
  )
}
