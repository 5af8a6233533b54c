import { Download, Replace } from 'lucide-react'
import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { Link } from '#browser/link.tsx'
import { useHref, useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { callPath } from '#contract/endpoint.ts'
import { buttonLook } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { substitutionChoices } from '#areas/orders/if-short.ts'
import { type DefaultChoice, defaultChoices, type Substitution } from '../substitution.ts'
import { ifShortDialog } from '../substitutions.addresses.ts'
import { downloadSubstitutions, listSubstitutions, setSubstitutionDefault } from '../substitutions.endpoints.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { readSubstitutionsSearch, sortWords } from './substitutions-search.ts'

/** NEXT-3: /substitutions: what happens to items of this ship-to that come short. */
export function SubstitutionsScreen() {
  const params = useShipToParams()
  const { list: pageSize } = usePageSizes()
  const [search, change] = useListSearch(readSubstitutionsSearch)
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const typed = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  const { keyword, sort } = search
  const query = { keyword, sort, pageNo: String(search.page), pageSize: String(pageSize) }
  const list = useCall(listSubstitutions, params && { params, query }, { keepPrevious: true })
  const toggle = (itemNumber: string, isOn: boolean) =>
    choose(new Set(isOn ? [...chosen, itemNumber] : [...chosen].filter((each) => each !== itemNumber)))
  return (
    <div className="page">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-1">
        <h1 className="text-20 font-semibold">Substitutes</h1>
        {params && (
          <a
            href={`${callPath(downloadSubstitutions, params)}?${new URLSearchParams({ keyword, sort }).toString()}`}
            className={buttonLook('secondary')}
          >
            <Download size={16} aria-hidden="true" />
            Download CSV
          </a>
        )}
      </div>
      <p className="max-w-prose pb-3 text-muted">
        What we send when something you ordered comes short. An alternative that no longer fits is never sent: you are
        asked instead.
      </p>
      {params && list.data && <Default params={params} value={list.data.defaultChoice} />}
      <search className="flex flex-wrap items-end gap-3 py-3">
        <KeywordFilter
          label="Item or substitute"
          className="min-w-40 flex-1 md:max-w-80"
          keyword={keyword}
          typed={typed}
        />
        <label className="min-w-0 md:max-w-52">
          <span className="field-label">Sort by</span>
          <select
            className="field"
            value={sort}
            onChange={(event) => change({ sort: event.currentTarget.value as typeof sort })}
          >
            {Object.entries(sortWords).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      </search>
      <CallList
        call={list}
        what="The substitutes"
        isEmpty={({ substitutions }) => substitutions.length === 0}
        empty={
          <EmptyState
            title={keyword === '' ? 'No preferences yet' : 'No preference matches'}
            picture={<Replace size={40} aria-hidden="true" />}
          >
            Choose ‘If short’ on an item, in a guide or in the review of a cart.
          </EmptyState>
        }
      >
        {(data) => (
          <>
            <ul className="divide-y divide-line rounded-dialog border border-line bg-raised">
              {data.substitutions.map((each) => (
                <Row
                  key={each.itemNumber}
                  substitution={each}
                  isChosen={chosen.has(each.itemNumber)}
                  onChoose={(isOn) => toggle(each.itemNumber, isOn)}
                />
              ))}
            </ul>
            <ListPages
              pageNo={data.pageNo}
              pageSize={pageSize}
              total={data.totalRecords}
              onPage={(page) => change({ page })}
            />
          </>
        )}
      </CallList>
      {params && <ChosenBar params={params} chosen={[...chosen]} onClear={() => choose(new Set())} />}
    </div>
  )
}

function Default({
  params,
  value,
}: {
  params: { readonly division: string; readonly shipTo: string }
  value: DefaultChoice
}) {
  const act = useAct(setSubstitutionDefault, {
    refresh: ['listSubstitutions', 'getSubstitution', 'reviewCart'],
    isInOrder: true,
    done: ({ message }) => showToast({ tone: 'success', message }),
  })
  return (
    <RadioGroup
      label="All other items"
      isInline
      value={value}
      onChange={(choice) => act.run({ params, body: { choice: choice as DefaultChoice } })}
      choices={defaultChoices.map((each) => ({ value: each, label: substitutionChoices[each] }))}
    />
  )
}

function Row({
  substitution: each,
  isChosen,
  onChoose,
}: {
  substitution: Substitution
  isChosen: boolean
  onChoose: (isOn: boolean) => void
}) {
  const hrefTo = useHref()
  return (
    <li className="flex items-start gap-2 px-3 py-2 hover:bg-sunken">
      <Checkbox isSelected={isChosen} onChange={onChoose}>
        <span className="sr-only">Select {each.description}</span>
      </Checkbox>
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1 md:grid-cols-2">
        <div className="min-w-0">
          <Link
            href={hrefTo(ifShortDialog.open(each.itemNumber))}
            className="inline-block min-h-6 font-medium wrap-anywhere text-ink"
          >
            {each.description}
          </Link>
          <p className="figures text-12 wrap-anywhere text-muted">
            {[each.itemNumber, each.packSizeDescription].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="min-w-0 text-13">
          <p className="font-medium">{substitutionChoices[each.choice]}</p>
          <ol className="wrap-anywhere">
            {each.alternatives.map(({ itemNumber, description, passes }, index) => (
              <li key={itemNumber}>
                {index + 1}. {description}
                {!passes && <span className="text-warning"> · not today</span>}
              </li>
            ))}
          </ol>
          {each.ifShort.reason && <p className="text-warning">You would be asked: {each.ifShort.reason}</p>}
          <p className="text-12 text-muted">{each.changedByName ? `Set by ${each.changedByName}` : 'Imported'}</p>
        </div>
      </div>
    </li>
  )
}
