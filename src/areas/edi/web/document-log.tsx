import { FileText } from 'lucide-react'
import { Suspense } from 'react'
import { useCloseDialog, useGo, useHref, useSearchState } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { useRefetchEvery } from '#browser/use-refetch-every.ts'
import { instantText } from '#browser/instant-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { NewestOlder } from '#ui/newest-older.tsx'
import type { EdiDocument } from '../edi-partner.ts'
import { ediPartnerScreen } from '../edi.addresses.ts'
import { listEdiDocuments } from '../edi.endpoints.ts'
import { describeDocument, stateOfDocument } from '../rules/describe-document.ts'
import { HeldOrders } from './held-orders.tsx'

const DocumentDialog = loadOnDemand(() => import('./document-dialog.tsx').then((module) => module.DocumentDialog))

/** Milliseconds between two looks: the folders are looked at every minute. */
const lookMs = 10_000

const readSearch = (search: Readonly<Record<string, string | undefined>>) => ({
  cursor: /^\d{1,18}$/.test(search['cursor'] ?? '') ? search['cursor'] : undefined,
  document: search['document'],
})

/** NEXT-12: what came from and went to a partner, and its orders that wait for staff. */
export function DocumentLog({ partnerId }: { partnerId: string }) {
  const go = useGo()
  const hrefTo = useHref()
  const [{ cursor, document }] = useSearchState(readSearch)
  const found = useCall(listEdiDocuments, { params: { partnerId }, query: { cursor } }, { keepPrevious: true })
  useRefetchEvery(lookMs, found.refetch)
  const open = (id: string) => go(ediPartnerScreen.search({ document: id }), { isSettled: true })
  const close = useCloseDialog({ parameter: 'document', closed: ediPartnerScreen.search({ document: undefined }) })
  return (
    <div className="grid gap-6">
      {found.data && found.data.held.length > 0 && <HeldOrders partnerId={partnerId} held={found.data.held} />}
      <section aria-labelledby="log" className="grid gap-3">
        <h2 id="log" className="text-16 font-semibold">
          Log
        </h2>
        <CallList
          call={found}
          what="The log"
          isEmpty={({ documents }) => documents.length === 0}
          empty={
            <EmptyState title="No files yet" picture={<FileText size={40} aria-hidden="true" />}>
              Files in the inbox are taken every minute, and appear here by themselves.
            </EmptyState>
          }
        >
          {({ documents, nextCursor }) => (
            <div className="grid gap-3">
              <ul aria-label="Files" className="divide-y divide-line rounded-dialog border border-line bg-raised">
                {documents.map((each) => (
                  <DocumentRow key={each.id} document={each} onOpen={() => open(each.id)} />
                ))}
              </ul>
              <NewestOlder
                newest={cursor ? hrefTo(ediPartnerScreen.search({ cursor: undefined })) : null}
                older={nextCursor && hrefTo(ediPartnerScreen.search({ cursor: nextCursor }))}
              />
            </div>
          )}
        </CallList>
      </section>
      <Suspense>{document && <DocumentDialog partnerId={partnerId} documentId={document} close={close} />}</Suspense>
    </div>
  )
}

function DocumentRow({ document, onOpen }: { document: EdiDocument; onOpen: () => void }) {
  const { direction, control, problem, fileName, createdAt } = document
  const { tone, label } = stateOfDocument(document)
  const facts = [
    instantText(createdAt),
    direction === 'in' ? 'from the partner' : 'to the partner',
    control !== null && `control ${control}`,
    fileName,
  ]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5">
      <div className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{describeDocument(document)}</span>
          <Badge tone={tone}>{label}</Badge>
        </span>
        <span className="figures text-13 wrap-anywhere text-muted">{facts.filter(Boolean).join(' · ')}</span>
        {problem !== null && <span className="text-13 whitespace-pre-line wrap-anywhere">{problem}</span>}
      </div>
      <Button size="small" aria-label={`Content of ${describeDocument(document)}, ${fileName}`} onPress={onOpen}>
        Content
      </Button>
    </li>
  )
}
