import { useState } from 'react'
import type { ShipToChoice } from '#areas/people/current-user.ts'
import { listMyShipTos } from '#areas/customers/my-ship-tos.endpoints.ts'
import { callEndpoint } from '#browser/client.ts'
import { CallFailed } from '#browser/call-failed.ts'
import { useCall } from '#browser/query.ts'
import { useRestedKeyword } from '#browser/use-rested-keyword.ts'
import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { distributionLimits } from '../auto-distribution.ts'
import { readNumbers } from './read-numbers.ts'

const pageSize = 100

/** STAFF-5: the ship-tos of a distribution: ticked, all that were found, or pasted. */
export function ChooseShipTos({
  division,
  chosen,
  error,
  onChange,
}: {
  division: string
  /** Numbers. */
  chosen: readonly string[]
  error: string | undefined
  onChange: (chosen: readonly string[]) => void
}) {
  const { typed, type, keyword, searchNow } = useRestedKeyword()
  const query = { keyword, pageNo: '1', pageSize: String(pageSize), includeTotal: 'true' as const }
  const list = useCall(listMyShipTos, { query }, { keepPrevious: true })
  const [pasted, setPasted] = useState('')
  const [unread, setUnread] = useState<readonly string[]>([])
  const add = (numbers: readonly string[]) => onChange([...new Set([...chosen, ...numbers])])
  const all = useAllFound(division, keyword, add)
  const isChosen = new Set(chosen)
  const paste = () => {
    const read = readNumbers(pasted)
    add(read.numbers)
    setUnread(read.unread)
    setPasted('')
  }
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3" data-invalid={error ? '' : undefined}>
      <legend className="pb-2 text-16 font-semibold">Ship-tos</legend>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <output className="font-medium">{plural(chosen.length, 'ship-to')} chosen</output>
        {chosen.length > 0 && (
          <Button variant="quiet" onPress={() => onChange([])}>
            Choose none
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className="text-13 text-danger">
          {error}
        </p>
      )}
      <label>
        <span className="field-label">Search your ship-tos</span>
        <input
          type="search"
          className="field md:max-w-96"
          value={typed}
          maxLength={100}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            searchNow()
          }}
        />
      </label>
      <CallList
        call={list}
        what="The ship-tos"
        rows={4}
        isEmpty={({ shipTos }) => shipTos.length === 0}
        empty={<EmptyState title="No ship-to matches" />}
      >
        {({ shipTos, totalRecords = shipTos.length }) => (
          <div className="grid gap-2">
            <ul
              aria-label="Found ship-tos"
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
              tabIndex={0}
              className="max-h-72 divide-y divide-line overflow-y-auto rounded-dialog border border-line bg-raised px-3"
            >
              {shipTos.map((each) => (
                <li key={`${each.division} ${each.number}`} className="py-0.5">
                  <Choice
                    shipTo={each}
                    isOther={each.division !== division}
                    isChosen={each.division === division && isChosen.has(each.number)}
                    choose={(isIn) =>
                      isIn ? add([each.number]) : onChange(chosen.filter((number) => number !== each.number))
                    }
                  />
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap items-center gap-3">
              <Button isPending={all.isLoading} onPress={all.load}>
                Choose all {totalRecords.toLocaleString('en-US')} found
              </Button>
              {totalRecords > shipTos.length && (
                <span className="text-13 text-muted">The first {shipTos.length} are shown.</span>
              )}
              {all.failure && (
                <p role="alert" className="text-13 text-danger">
                  {all.failure}
                </p>
              )}
            </div>
          </div>
        )}
      </CallList>
      <div className="grid max-w-xl gap-2">
        <TextArea
          label="Or paste numbers"
          hint="One a row, or with commas between."
          value={pasted}
          maxLength={200_000}
          onChange={setPasted}
        />
        <div>
          <Button disabledReason={pasted.trim() === '' ? 'Paste numbers first' : undefined} onPress={paste}>
            Add numbers
          </Button>
        </div>
        {unread.length > 0 && (
          <output className="text-13 text-warning">
            Left out, as no number: {unread.slice(0, 10).join(', ')}
            {unread.length > 10 && ` and ${unread.length - 10} more`}
          </output>
        )}
      </div>
    </fieldset>
  )
}

function Choice({
  shipTo: { number, name, city, division },
  isOther,
  isChosen,
  choose,
}: {
  shipTo: ShipToChoice
  isOther: boolean
  isChosen: boolean
  choose: (isIn: boolean) => void
}) {
  return (
    <Checkbox isSelected={isChosen} isDisabled={isOther} onChange={choose}>
      <span className="min-w-0 wrap-anywhere">
        {name}{' '}
        <span className="text-13 text-muted">
          {number} · {city}
          {isOther && ` · another division, ${division}`}
        </span>
      </span>
    </Checkbox>
  )
}

/** Reads every page of what was found. */
function useAllFound(division: string, keyword: string, add: (numbers: readonly string[]) => void) {
  const [isLoading, setIsLoading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const load = async () => {
    setIsLoading(true)
    setFailure(undefined)
    try {
      const numbers: string[] = []
      for (let pageNo = 1; numbers.length < distributionLimits.shipTos; pageNo++) {
        const query = { keyword, pageNo: String(pageNo), pageSize: String(pageSize) }
        const { shipTos } = await callEndpoint(listMyShipTos, { query }, {})
        numbers.push(...shipTos.filter((each) => each.division === division).map(({ number }) => number))
        if (shipTos.length < pageSize) break
      }
      add(numbers)
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setFailure(error.message)
    } finally {
      setIsLoading(false)
    }
  }
  return { isLoading, failure, load: () => void load() }
}
