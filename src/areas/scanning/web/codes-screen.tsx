import { ScanBarcode, Trash2 } from 'lucide-react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useGo, useSearchState } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { askCodeDialog } from '../scanning.addresses.ts'
import { type CodeMatch, forgetCode, listCodes, rememberCode } from '../scanning.endpoints.ts'

const readSearch = ({ page }: SearchTexts) => ({ page: Math.max(1, Math.trunc(Number(page)) || 1) })
const units = { CS: 'Case', EA: 'Each' } as const

/** NEXT-8: what people of the ship-to said its codes stand for, to be changed or forgotten. */
export function CodesScreen() {
  const params = useShipToParams()
  const [{ page }, change] = useSearchState(readSearch)
  const { list: pageSize } = usePageSizes()
  const query = { pageNo: page, pageSize, includeTotal: 'true', remembered: 'true' } as const
  const codes = useCall(listCodes, params && { params, query }, { keepPrevious: true })
  const go = useGo()
  const total = codes.data?.totalRecords ?? 0
  return (
    <div className="page">
      <h1 className="pb-1 text-20 font-semibold">Remembered codes</h1>
      <p className="pb-4 text-muted">
        What a scanned code stands for here, as people of this ship-to said. It counts before what the catalogue says.
        {total > 0 && ` ${plural(total, 'code')}.`}
      </p>
      <CallList
        call={codes}
        what="The codes"
        isEmpty={({ codes: remembered }) => remembered.length === 0}
        empty={
          <EmptyState title="No code is remembered" picture={<ScanBarcode size={40} aria-hidden="true" />}>
            A code that nobody knows is asked about when it is scanned, and remembered.
          </EmptyState>
        }
      >
        {({ codes: remembered }) => (
          <>
            <ul aria-label="Codes" className="grid border-y border-line">
              {params &&
                remembered.map((code) => (
                  <Code
                    key={code.code}
                    match={code}
                    params={params}
                    onChange={() => go(askCodeDialog.open(code.code))}
                  />
                ))}
            </ul>
            <ListPages pageNo={page} pageSize={pageSize} total={total} onPage={(next) => change({ page: next }, {})} />
          </>
        )}
      </CallList>
    </div>
  )
}

function Code({
  match: { code, unit, itemNumber, customItemId, description, customerDescription, packSizeDescription, brand },
  params,
  onChange,
}: {
  match: CodeMatch
  params: { division: string; shipTo: string }
  onChange: () => void
}) {
  const of = { ...params, code }
  const remember = useAct(rememberCode, { refresh: ['listCodes'] })
  const forget = useAct(forgetCode, {
    refresh: ['listCodes'],
    done: () => {
      const item = itemNumber === null ? { customItemId: customItemId! } : { itemNumber }
      const undo = () => remember.run({ params: of, body: { ...item, unit } })
      showToast({ tone: 'success', message: `Code ${code} forgotten`, action: { label: 'Undo', run: undo } })
    },
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-raised px-4 py-2 last:border-0">
      <span className="figures w-44 font-medium break-all">{code}</span>
      <span className="min-w-48 flex-1">
        <span className="block break-words">{description}</span>
        <span className="figures block text-12 text-muted">
          {[units[unit], itemNumber ?? 'Custom item', packSizeDescription, brand, customerDescription]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="ml-auto flex gap-2">
        <Button size="small" aria-label={`Change code ${code}`} onPress={onChange}>
          Change
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={`Forget code ${code}`}
          isPending={forget.isRunning}
          onPress={() => forget.run({ params: of })}
        >
          <Trash2 size={16} aria-hidden="true" />
          Forget
        </Button>
      </span>
    </li>
  )
}
