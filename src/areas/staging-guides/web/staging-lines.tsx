import { useRef } from 'react'
import { refreshCalls } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { ShopRow } from '#areas/shop/shop-row.ts'
import type { LineDecision } from '../rules/may-decide-line.ts'
import type { StagingGuide, StagingLine } from '../staging-guide.ts'
import { decideStagingLine } from '../staging-guides.endpoints.ts'
import { decisionOf } from './decision-of.ts'
import { StagingRow } from './staging-row.tsx'

/**
 * GUIDE-3: the lines of a list, decided by keyboard: arrows between lines, 1 to 6 for a suggestion,
 * / to search, C for a custom item, X to leave out, U to open again.
 */
export function StagingLines({
  list,
  lines,
  items,
  params,
}: {
  list: StagingGuide
  lines: readonly StagingLine[]
  items: readonly ShopRow[]
  params: { readonly division: string; readonly shipTo: string }
}) {
  const rows = useRef<HTMLUListElement>(null)
  const byNumber = new Map(items.map((item) => [item.itemNumber, item]))
  const act = useAct(decideStagingLine, {
    isInOrder: true,
    refresh: ['getStagingGuide', 'listStagingGuides'],
    failed: (failure, { params: { lineId } }) => {
      // A colleague may have decided first: the list is read again with what they chose.
      void refreshCalls(['getStagingGuide'])
      const line = lines.find((each) => each.lineId === lineId)
      if (line) showToast({ tone: 'danger', message: `${nameOf(line)}: ${failure.message}` })
      return line !== undefined
    },
  })
  const decide = (line: StagingLine, decision: LineDecision) => {
    const before = decisionOf(line)
    const send = (wanted: LineDecision) =>
      act.runAndWait({ params: { ...params, id: list.id, lineId: line.lineId }, body: { decision: wanted } })
    const decided = () =>
      showToast({
        tone: 'info',
        message: `${nameOf(line)}: ${outcomes[decision.kind]}`,
        action: { label: 'Undo', run: () => void send(before).catch(isShown) },
      })
    // The line may leave the part that is shown: the focus goes on to its neighbour.
    focusBeside(rows.current, line.lineId, 1)
    void send(decision).then(decided, isShown)
  }
  return (
    <>
      <p className="pb-2 text-13 text-muted max-md:hidden">
        Arrows move between lines. 1 to 6 choose an item, / searches, C makes a custom item, X leaves the line out, U
        opens it again.
      </p>
      <ul ref={rows} className="grid gap-2" aria-label="Lines of the list">
        {lines.map((line) => (
          <StagingRow
            key={line.lineId}
            line={line}
            items={byNumber}
            params={params}
            isFixed={list.migratedAt !== null}
            onDecide={(decision) => decide(line, decision)}
            onMove={(by) => focusBeside(rows.current, line.lineId, by)}
          />
        ))}
      </ul>
    </>
  )
}

const nameOf = ({ position }: StagingLine) => `Line ${position.toLocaleString('en-US')}`

/** The failure of a decision is on the page already. */
const isShown = () => undefined

const outcomes: Readonly<Record<LineDecision['kind'], string>> = {
  item: 'item chosen',
  customItem: 'a custom item',
  leaveOut: 'left out',
  undecided: 'open again',
}

function focusBeside(list: HTMLUListElement | null, lineId: string, by: 1 | -1): void {
  const all = [...(list?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
  const at = all.findIndex((row) => row.dataset['line'] === lineId)
  const next = all[at + by] ?? all[at - by]
  next?.focus()
}
