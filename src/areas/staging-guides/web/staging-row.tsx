import { type KeyboardEvent, useState } from 'react'
import type { ShopRow } from '#areas/shop/shop-row.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { LineDecision } from '../rules/may-decide-line.ts'
import { needsDecision, type StagingLine } from '../staging-guide.ts'
import { ItemSearch } from '#areas/shop/web/public.tsx'
import { ItemFacts, ListedText } from './line-facts.tsx'

/** GUIDE-3: a line as the list has it, and what it may become. */
export function StagingRow({
  line,
  items,
  params,
  isFixed,
  onDecide,
  onMove,
}: {
  line: StagingLine
  items: ReadonlyMap<string, ShopRow>
  params: { readonly division: string; readonly shipTo: string }
  /** True: the list is a guide already. */
  isFixed: boolean
  onDecide: (decision: LineDecision) => void
  onMove: (by: 1 | -1) => void
}) {
  const [isSearching, setIsSearching] = useState(false)
  const { state, matchedNumber, position } = line
  const isOpen = needsDecision(state)
  const choices = line.choices.flatMap((itemNumber) => items.get(itemNumber) ?? [])
  const chosen = matchedNumber === null ? undefined : items.get(matchedNumber)
  const choose = (itemNumber: string) => {
    setIsSearching(false)
    onDecide({ kind: 'item', itemNumber })
  }
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return
    const suggested = /^[1-6]$/.test(event.key) ? choices[Number(event.key) - 1] : undefined
    const decision = keyDecisions[event.key.toLowerCase()]
    if (event.key === 'ArrowDown') onMove(1)
    else if (event.key === 'ArrowUp') onMove(-1)
    else if (isFixed || state === 'waiting') return
    else if (suggested) choose(suggested.itemNumber)
    else if (event.key === '/') setIsSearching(true)
    else if (decision) onDecide(decision)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the line, wherever in it the focus is
    <li
      data-line={line.lineId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows move between lines, as in a grid
      tabIndex={0}
      aria-label={`Line ${position}: ${line.description || line.customerItemNumber}`}
      onKeyDown={keys}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 rounded-card border border-line bg-raised px-4 py-3 focus-visible:outline-2 focus-visible:outline-action md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]"
    >
      <ListedText line={line} />
      <div className="grid min-w-0 content-start gap-2">
        {isOpen ? (
          <>
            {line.reason && <p className="text-13 text-warning">{line.reason}</p>}
            <Suggestions items={choices} onChoose={choose} />
          </>
        ) : (
          <div className="flex min-w-0 flex-wrap items-center gap-3">
            {chosen && <ItemFacts item={chosen} />}
            <Badge tone={state === 'leftOut' ? 'neutral' : 'good'}>{stateNames[state]}</Badge>
            {line.decidedByName && <span className="text-12 text-muted">{line.decidedByName}</span>}
          </div>
        )}
        {isSearching && (
          <ItemSearch
            params={params}
            label={`Item for line ${position}`}
            onChoose={choose}
            onClose={() => setIsSearching(false)}
          />
        )}
        {!isFixed && state !== 'waiting' && (
          <div className="flex flex-wrap gap-1">
            {!isSearching && (
              <Button size="small" variant="quiet" onPress={() => setIsSearching(true)}>
                Search
              </Button>
            )}
            {actions
              .filter(({ kind }) => isOffered(kind, state))
              .map(({ kind, label }) => (
                <Button key={kind} size="small" variant="quiet" onPress={() => onDecide({ kind })}>
                  {label}
                </Button>
              ))}
          </div>
        )}
      </div>
    </li>
  )
}

const actions = [
  { kind: 'customItem', label: 'Custom item' },
  { kind: 'leaveOut', label: 'Leave out' },
  { kind: 'undecided', label: 'Open again' },
] as const

const isOffered = (kind: (typeof actions)[number]['kind'], state: StagingLine['state']): boolean =>
  kind === 'undecided' ? !needsDecision(state) : state !== (kind === 'customItem' ? 'customItem' : 'leftOut')

const keyDecisions: Readonly<Record<string, LineDecision>> = {
  c: { kind: 'customItem' },
  x: { kind: 'leaveOut' },
  u: { kind: 'undecided' },
}

const stateNames: Readonly<Record<StagingLine['state'], string>> = {
  waiting: 'Being matched',
  matched: 'Matched',
  asked: 'Open',
  unmatched: 'Open',
  chosen: 'Chosen',
  customItem: 'Custom item',
  leftOut: 'Left out',
}

/** The items a line may mean, with the keys that choose them. */
function Suggestions({ items, onChoose }: { items: readonly ShopRow[]; onChoose: (itemNumber: string) => void }) {
  if (items.length === 0) return null
  return (
    <ol className="grid gap-1">
      {items.map((item, i) => (
        <li key={item.itemNumber}>
          <button
            type="button"
            className="option w-full justify-start gap-3 text-left hover:bg-sunken focus-visible:outline-2 focus-visible:outline-action pointer-coarse:min-h-11"
            onClick={() => onChoose(item.itemNumber)}
          >
            <span aria-hidden="true" className="figures w-3 shrink-0 text-12 text-muted">
              {i + 1}
            </span>
            <ItemFacts item={item} />
          </button>
        </li>
      ))}
    </ol>
  )
}
