import { Plus, Tag } from 'lucide-react'
import { Link } from '#browser/link.tsx'
import { useGo, useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { plural } from '#kit/text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { promotionDialog, promotionScreen } from '../dsr-promotions.addresses.ts'
import { listPromotions } from '../dsr-promotions.endpoints.ts'
import { type PromotionSummary, promotionPhases } from '../promotion.ts'
import { daysWords, entryWords, phaseWords } from './promotion-words.ts'

/** Reads the address; nonsense becomes the usual. */
function readSearch(texts: SearchTexts) {
  const page = Number(texts['page'])
  return {
    page: Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    keyword: (texts['keyword'] ?? '').slice(0, 100),
    phase: promotionPhases.find((phase) => phase === texts['phase']),
  }
}

/** STAFF-3: /dsr-promotions. */
export function PromotionsScreen() {
  const { list: pageSize } = usePageSizes()
  const [search, change] = useListSearch(readSearch)
  const typed = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  const go = useGo()
  const query = {
    phase: search.phase,
    keyword: search.keyword,
    pageNo: String(search.page),
    pageSize: String(pageSize),
  }
  const list = useCall(listPromotions, { query }, { keepPrevious: true })
  const isFiltered = search.keyword !== '' || search.phase !== undefined
  return (
    <div className="page">
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-1">
        <h1 className="text-20 font-semibold">Promotions</h1>
        <Button variant="primary" onPress={() => go(promotionDialog.open('new'))}>
          <Plus size={16} aria-hidden="true" />
          New promotion
        </Button>
      </header>
      <p className="max-w-[720px] pb-3 text-muted">
        Lower prices for chosen customers on delivery days. Where several reach one item the best for the customer
        counts, never two together, and none below cost unless that is allowed.
      </p>
      <search className="flex flex-wrap items-end gap-2 pb-3">
        <KeywordFilter label="Name" className="min-w-40 flex-1 md:max-w-80" keyword={search.keyword} typed={typed} />
        <FilterSelect
          label="State"
          value={search.phase}
          options={promotionPhases.map((phase) => [phase, phaseWords[phase][0]] as const)}
          onChange={(phase) => change({ phase })}
        />
      </search>
      <CallList
        call={list}
        what="The promotions"
        isEmpty={({ promotions }) => promotions.length === 0}
        empty={
          <EmptyState
            title={isFiltered ? 'No promotion matches' : 'No promotions'}
            picture={<Tag size={40} aria-hidden="true" />}
          >
            {isFiltered
              ? 'Search for less, or choose another state.'
              : 'A new promotion is a draft: nobody’s prices change until you start it.'}
          </EmptyState>
        }
      >
        {({ promotions, pageNo, totalRecords }) => (
          <>
            <ul aria-label="Promotions" className="divide-y divide-line rounded-dialog border border-line bg-raised">
              {promotions.map((promotion) => (
                <PromotionRow key={promotion.id} promotion={promotion} />
              ))}
            </ul>
            <ListPages pageNo={pageNo} pageSize={pageSize} total={totalRecords} onPage={(page) => change({ page })} />
          </>
        )}
      </CallList>
    </div>
  )
}

function PromotionRow({ promotion }: { promotion: PromotionSummary }) {
  const { id, name, phase, items, division } = promotion
  const [word, tone] = phaseWords[phase]
  return (
    <li>
      <Link
        href={promotionScreen.at({ promotionId: id })}
        className="grid gap-0.5 px-4 py-3 text-ink no-underline data-hovered:bg-sunken"
      >
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
          <Badge tone={tone}>{word}</Badge>
        </span>
        <span className="text-13 text-muted">
          {daysWords(promotion)} · {plural(items, 'item')} · {division}
        </span>
        <span className="text-13 wrap-anywhere text-muted">{audienceText(promotion)}</span>
      </Link>
    </li>
  )
}

/** The first of the audience, and how many more. */
function audienceText({ audience, otherCustomers }: PromotionSummary): string {
  const shown = audience.slice(0, 2).map(entryWords)
  const more = audience.length - shown.length + otherCustomers
  if (shown.length === 0) return more === 0 ? 'For nobody yet' : `For ${plural(more, 'customer')}`
  return `For ${shown.join('; ')}${more > 0 ? `; + ${more} more` : ''}`
}
