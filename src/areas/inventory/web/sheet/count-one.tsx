import { ChevronLeft, ChevronRight, MapPinPlus, Minus, Plus } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { useKeptRoom } from '#ui/use-kept-room.ts'
import { countedBy } from '#areas/inventory/rules/counted-by.ts'
import { formatQuantity } from '#areas/inventory/rules/format-count.ts'
import type { SheetSection, SheetShelf } from '#areas/inventory/rules/list-shelves.ts'
import type { CountSession } from '../count-session.ts'
import { AmountField } from './amount-field.tsx'
import { unitNames } from './count-grid.tsx'
import { formatPar } from './format-par.ts'
import { type CountUnit, countUnits } from './shelf-entries.ts'
import { detailOf, nameOf } from './shelf-name.ts'
import { ShelfStatus } from './shelf-status.tsx'
import { entriesFor, useShelfEntry } from './use-shelf-entry.ts'

/** Parts of a case that stand open on a shelf, in hundredths. */
const parts = [25, 50, 75] as const

/**
 * INV-1: the sheet by thumb: one shelf at a time, steps that wet fingers hit, and the way on at the
 * bottom of the screen. It counts as soon as it is left.
 */
export function CountOne({
  session,
  sections,
  isBlind,
  at,
  goTo,
  onAlsoHere,
}: {
  session: CountSession
  sections: readonly SheetSection[]
  isBlind: boolean
  /** The key of the shelf at hand; the first one unless it is listed. */
  at: string | undefined
  goTo: (key: string) => void
  /** Counts an item at another location too; absent where there is none. */
  onAlsoHere: ((shelf: SheetShelf) => void) | undefined
}) {
  const shelves = sections.flatMap(({ name, shelves: ofSection }) => ofSection.map((shelf) => ({ shelf, name })))
  const index = Math.max(
    0,
    shelves.findIndex(({ shelf }) => shelf.key === at),
  )
  const present = shelves[index]
  const bar = useRef<HTMLElement>(null)
  useKeptRoom(bar, '--bottom-room', present !== undefined)
  if (!present) return null
  const { shelf, name } = present
  const leaveFor = (next: number) => {
    entriesFor(session).commit(shelf)
    const other = shelves[next]
    if (other) goTo(other.shelf.key)
  }
  return (
    <section aria-label="Count sheet" className="grid gap-2 pb-40">
      <div className="flex min-h-9 items-center gap-3 text-13 text-muted">
        <span className="min-w-0 truncate font-semibold">{name}</span>
        {onAlsoHere && (
          <Button
            variant="quiet"
            size="small"
            onPress={() => {
              entriesFor(session).commit(shelf)
              onAlsoHere(shelf)
            }}
          >
            <MapPinPlus size={16} aria-hidden="true" />
            Also here…
          </Button>
        )}
        <span className="figures ml-auto shrink-0">{`${index + 1} of ${shelves.length}`}</span>
      </div>
      <OneShelf key={shelf.key} session={session} shelf={shelf} isBlind={isBlind} onEnter={() => leaveFor(index + 1)} />
      <nav
        ref={bar}
        aria-label="Shelves"
        className="fixed inset-x-0 bottom-(--bottom-bar) z-30 grid grid-cols-2 gap-2 border-t border-line bg-raised p-2 print:hidden"
      >
        <WayButton isOff={index === 0} onPress={() => leaveFor(index - 1)}>
          <ChevronLeft size={22} aria-hidden="true" />
          Previous
        </WayButton>
        <WayButton isMain isOff={index === shelves.length - 1} onPress={() => leaveFor(index + 1)}>
          Next
          <ChevronRight size={22} aria-hidden="true" />
        </WayButton>
      </nav>
    </section>
  )
}

function OneShelf({
  session,
  shelf,
  isBlind,
  onEnter,
}: {
  session: CountSession
  shelf: SheetShelf
  isBlind: boolean
  onEnter: () => void
}) {
  const { line } = shelf
  const by = countedBy(line)
  return (
    <div data-item={shelf.key} className="grid gap-3 rounded-dialog border border-line bg-raised p-3">
      <div>
        <h2 className="text-20 font-semibold break-words">{nameOf(line)}</h2>
        <p className="figures text-14 text-muted">{detailOf(line)}</p>
        {!isBlind && (
          <p className="figures text-14 text-muted">
            {`Par ${formatPar(line)} · Last count ${line.expected?.previous ? formatQuantity(line.expected.previous, line) : '-'}`}
          </p>
        )}
      </div>
      {countUnits
        .filter((unit) => by[unit])
        .map((unit) => (
          <OneAmount key={unit} session={session} shelf={shelf} unit={unit} onEnter={onEnter} />
        ))}
      <div className="min-h-11 text-14">
        <ShelfStatus session={session} shelf={shelf} />
      </div>
    </div>
  )
}

function OneAmount({
  session,
  shelf,
  unit,
  onEnter,
}: {
  session: CountSession
  shelf: SheetShelf
  unit: CountUnit
  onEnter: () => void
}) {
  const { texts, problem, isDraft } = useShelfEntry(session, shelf)
  const entries = entriesFor(session)
  const { spoken } = unitNames[unit]
  const label = `${spoken} of ${nameOf(shelf.line)}`
  const step = (hundredths: number) => entries.step(shelf, unit, hundredths)
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="text-13 font-semibold">
        {spoken}
      </span>
      <div className="flex">
        <StepSide label={`One less: ${label}`} isLeft onPress={() => step(-100)}>
          <Minus size={26} aria-hidden="true" />
        </StepSide>
        <AmountField
          label={label}
          unit={unitNames[unit].short}
          text={texts[unit]}
          problem={problem(unit)}
          isDraft={isDraft}
          isWhole={unit === 'eaches'}
          isLarge
          onType={(text) => entries.type(shelf, unit, text)}
          onEnter={onEnter}
        />
        <StepSide label={`One more: ${label}`} onPress={() => step(100)}>
          <Plus size={26} aria-hidden="true" />
        </StepSide>
      </div>
      {unit === 'cases' && (
        <div role="group" aria-label={`Part of a case: ${label}`} className="grid grid-cols-3 gap-2">
          {parts.map((part) => (
            <button
              key={part}
              type="button"
              className="figures h-12 touch-manipulation rounded-control border border-line-strong bg-raised text-16 text-action"
              onClick={() => step(part)}
            >
              {`+ ${part / 100}`}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function StepSide({
  label,
  isLeft = false,
  children,
  onPress,
}: {
  label: string
  isLeft?: boolean
  children: ReactNode
  onPress: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      // The field keeps the focus, and the phone its keyboard, or none.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={`grid h-16 w-20 shrink-0 touch-manipulation place-items-center border border-line-strong bg-raised text-action ${isLeft ? '-mr-px rounded-l-control' : '-ml-px rounded-r-control'}`}
    >
      {children}
    </button>
  )
}

function WayButton({
  isMain = false,
  isOff,
  children,
  onPress,
}: {
  isMain?: boolean
  isOff: boolean
  children: ReactNode
  onPress: () => void
}) {
  return (
    <button
      type="button"
      disabled={isOff}
      onClick={onPress}
      className={`flex min-h-[56px] touch-manipulation items-center justify-center gap-1 rounded-control border text-[min(1rem,5.5vw)] font-semibold disabled:opacity-50 ${isMain ? 'border-transparent bg-action text-action-ink' : 'border-line-strong bg-raised text-ink'}`}
    >
      {children}
    </button>
  )
}
