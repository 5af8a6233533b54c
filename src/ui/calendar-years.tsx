import type { CalendarDate as AriaDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useContext, useState } from 'react'
import { Button, CalendarStateContext, ListBox, ListBoxItem } from 'react-aria-components'
import { yearPage, yearsShown } from './logic/year-page.ts'

const step = 'grid size-9 place-items-center rounded-control text-muted data-hovered:bg-sunken pointer-coarse:size-11'

/**
 * UI-3: the years of a calendar, twelve at a time; choosing one goes back to its month. Lives
 * inside a calendar.
 */
export function CalendarYears({
  min,
  max,
  onChosen,
}: {
  /** The first and the last year that can be chosen. */
  min: number | undefined
  max: number | undefined
  onChosen: () => void
}) {
  const state = useContext(CalendarStateContext)
  const focused = state?.focusedDate as AriaDate | undefined
  const [shown, show] = useState(focused?.year ?? 0)
  if (!state || !focused) return null
  const years = yearPage(shown)
  const isOutside = (year: number) => (min !== undefined && year < min) || (max !== undefined && year > max)
  return (
    <div>
      <header className="flex items-center justify-between pb-2">
        <Button
          slot={null}
          aria-label="Earlier years"
          className={step}
          isDisabled={min !== undefined && years[0]! <= min}
          onPress={() => show(shown - yearsShown)}
        >
          <ChevronLeft size={18} aria-hidden="true" />
        </Button>
        <span className="figures text-14 font-semibold" aria-live="polite">
          {years[0]} – {years.at(-1)}
        </span>
        <Button
          slot={null}
          aria-label="Later years"
          className={step}
          isDisabled={max !== undefined && years.at(-1)! >= max}
          onPress={() => show(shown + yearsShown)}
        >
          <ChevronRight size={18} aria-hidden="true" />
        </Button>
      </header>
      <ListBox
        aria-label="Year"
        layout="grid"
        autoFocus
        selectionMode="single"
        selectedKeys={[String(focused.year)]}
        disabledKeys={years.filter(isOutside).map(String)}
        onSelectionChange={(keys) => {
          // The chosen year once more takes it off: it stays the year.
          const [year = focused.year] = keys === 'all' ? [] : keys
          state.setFocusedDate(state.focusedDate.set({ year: Number(year) }))
          onChosen()
        }}
        className="figures grid w-63 grid-cols-3 gap-1 outline-none pointer-coarse:w-77"
      >
        {years.map((year) => (
          <ListBoxItem
            key={year}
            id={String(year)}
            textValue={String(year)}
            className="grid h-11 cursor-pointer place-items-center rounded-control text-14 data-disabled:cursor-default data-disabled:text-line-strong data-focus-visible:outline-2 data-focus-visible:outline-action data-hovered:bg-action-soft data-selected:bg-action data-selected:text-action-ink"
          >
            {String(year)}
          </ListBoxItem>
        ))}
      </ListBox>
    </div>
  )
}
