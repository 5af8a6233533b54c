import { History, Pencil, Tags } from 'lucide-react'
import type { CallAnswer } from '#contract/endpoint.ts'
import { Link } from '#browser/link.tsx'
import { useGo, useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonLook } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { PrintFacts } from '#ui/print-facts.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { newPriceChangeScreen, priceChangesScreen } from '../price-changes.addresses.ts'
import { getPriceChoices, listManagedPrices } from '../price-changes.endpoints.ts'
import { type ManagedPrice, priceKinds, pricePhases } from '../price-change.ts'
import { textOfScope } from '../rules/scope-kind.ts'
import { describeAmounts } from '../rules/describe-amounts.ts'
import { DivisionField } from './division-field.tsx'
import { kindWords, phaseWords, priceDays } from './price-words.ts'
import { readPricesSearch } from './prices-search.ts'
import { WhomFilter } from './whom-filter.tsx'

/** ITEM-8: /managed-prices: the list, class, GPO, contract and bid prices of a division. */
export function ManagedPricesScreen() {
  const [search] = useListSearch(readPricesSearch)
  const choices = useCall(getPriceChoices, { query: { division: search.division } }, { keepPrevious: true })
  const go = useGo()
  const division = choices.data?.division ?? undefined
  return (
    <div className="page">
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-1">
        <h1 className="text-20 font-semibold">Prices</h1>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Link href={priceChangesScreen.at({ division })} className={buttonLook('secondary')}>
            <History size={16} aria-hidden="true" />
            History
          </Link>
          <Button variant="primary" onPress={() => go(newPriceChangeScreen.at({ division }))}>
            <Pencil size={16} aria-hidden="true" />
            Change prices
          </Button>
        </div>
      </header>
      {choices.data ? (
        choices.data.division === null ? (
          <EmptyState title="No customers" picture={<Tags size={40} aria-hidden="true" />}>
            Prices are edited for divisions in which you have customers.
          </EmptyState>
        ) : (
          <PriceList choices={choices.data} division={choices.data.division} />
        )
      ) : choices.error ? (
        <ErrorState failure={choices.error} what="The divisions" onRetry={() => void choices.refetch()} />
      ) : (
        <Skeleton className="h-64 w-full" what="the prices" />
      )}
    </div>
  )
}

function PriceList({ choices, division }: { choices: CallAnswer<typeof getPriceChoices>; division: string }) {
  const { list: pageSize } = usePageSizes()
  const [search, change] = useListSearch(readPricesSearch)
  const typed = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  const { kind, scope, phase, keyword } = search
  const query = { division, kind, scope, phase, keyword, pageNo: String(search.page), pageSize: String(pageSize) }
  const list = useCall(listManagedPrices, { query }, { keepPrevious: true })
  const isFiltered = keyword !== '' || kind !== undefined || phase !== undefined || scope !== undefined
  return (
    <>
      <PrintFacts facts={[division, kind && kindWords[kind], scope && textOfScope(scope), keyword]} />
      <search className="flex flex-wrap items-end gap-2 pb-3 print:hidden">
        <DivisionField
          divisions={choices.divisions}
          division={division}
          onChange={(next) => change({ division: next, scope: undefined })}
        />
        <KeywordFilter label="Item" className="min-w-40 flex-1 md:max-w-64" keyword={keyword} typed={typed} />
        <WhomFilter
          key={division}
          division={division}
          choices={choices}
          scope={scope}
          onChange={(next) => change({ scope: next })}
        />
        <FilterSelect
          label="Kind"
          value={kind}
          options={priceKinds.map((each) => [each, kindWords[each]] as const)}
          onChange={(next) => change({ kind: next })}
        />
        <FilterSelect
          label="Days"
          value={phase}
          options={pricePhases.map((each) => [each, phaseWords[each][0]] as const)}
          onChange={(next) => change({ phase: next })}
        />
      </search>
      <CallList
        call={list}
        what="The prices"
        isEmpty={({ prices }) => prices.length === 0}
        empty={
          <EmptyState
            title={isFiltered ? 'No price matches' : 'No prices'}
            picture={<Tags size={40} aria-hidden="true" />}
          >
            {isFiltered ? 'Search for less, or choose other days.' : 'Prices are imported, or entered here.'}
          </EmptyState>
        }
      >
        {({ prices, pageNo, totalRecords }) => (
          <>
            <ul aria-label="Prices" className="divide-y divide-line rounded-dialog border border-line bg-raised">
              {prices.map((price) => (
                <PriceRow key={`${price.itemNumber} ${price.scope} ${price.startsOn}`} price={price} />
              ))}
            </ul>
            <ListPages pageNo={pageNo} pageSize={pageSize} total={totalRecords} onPage={(page) => change({ page })} />
          </>
        )}
      </CallList>
    </>
  )
}

function PriceRow({ price }: { price: ManagedPrice }) {
  const { division, itemNumber, description, packSizeDescription, scope, scopeName, phase, startsOn } = price
  const [word, tone] = phaseWords[phase]
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto]">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{description}</p>
        <p className="figures text-13 text-muted">{[itemNumber, packSizeDescription].filter(Boolean).join(' · ')}</p>
        <p className="text-13 wrap-anywhere">
          {scopeName} {/^[GBS]/.test(scope) && <span className="text-muted">({textOfScope(scope)})</span>}
        </p>
      </div>
      <div className="min-w-0 text-13">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="figures text-14 font-medium first-letter:uppercase">
            {describeAmounts({ ...price, endsOn: null }).replace(', until further notice', '')}
          </span>
          <Badge tone={tone}>{word}</Badge>
        </p>
        <p className="text-muted">{priceDays(price)}</p>
        <p className="wrap-anywhere text-muted">
          {[
            price.reference,
            price.setByName && `set by ${price.setByName}`,
            price.marginHundredths != null && `margin ${(price.marginHundredths / 100).toFixed(1)}%`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Link
        href={newPriceChangeScreen.at({ division, item: itemNumber, scope, since: startsOn })}
        className={`${buttonLook('quiet')} justify-self-start self-start print:hidden`}
      >
        Change
        <span className="sr-only">
          {' '}
          {description}, {scopeName}
        </span>
      </Link>
    </li>
  )
}
