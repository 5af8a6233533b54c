import { Link2 } from 'lucide-react'
import { useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { listPaymentLinks } from '../payment-links.endpoints.ts'
import { LinkCards } from './link-cards.tsx'
import { LinkTable } from './link-table.tsx'
import { readLinksSearch } from './links-search.ts'

/** NEXT-13: /payment-links, updating live. */
export function LinksScreen() {
  const { list: pageSize } = usePageSizes()
  const hasRoom = useMedia('desktop')
  const [search, change] = useListSearch(readLinksSearch)
  const typed = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  const query = {
    keyword: search.keyword,
    pageNo: String(search.page),
    pageSize: String(pageSize),
    includeTotal: 'true' as const,
  }
  const list = useCall(listPaymentLinks, { query }, { keepPrevious: true })
  return (
    <div className="page">
      <h1 className="pb-1 text-20 font-semibold">Payment links</h1>
      <p className="pb-3 text-muted">Mails whose link pays invoices without signing in. Open an invoice to send one.</p>
      <search className="flex pb-3">
        <KeywordFilter
          label="E-mail, bill-to or invoice"
          className="min-w-0 flex-1 md:max-w-80"
          keyword={search.keyword}
          typed={typed}
        />
      </search>
      <CallList
        call={list}
        what="The payment links"
        isEmpty={({ links }) => links.length === 0}
        empty={
          <EmptyState
            title={search.keyword === '' ? 'No payment links yet' : 'No link matches'}
            picture={<Link2 size={40} aria-hidden="true" />}
          >
            A link appears here as soon as it is sent, with whether it was opened and paid.
          </EmptyState>
        }
      >
        {(data) => (
          <>
            {hasRoom ? <LinkTable links={data.links} /> : <LinkCards links={data.links} />}
            <ListPages
              pageNo={data.pageNo}
              pageSize={pageSize}
              total={data.totalRecords ?? 0}
              onPage={(page) => change({ page })}
            />
          </>
        )}
      </CallList>
    </div>
  )
}
