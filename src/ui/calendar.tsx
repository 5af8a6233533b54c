import { parseDate } from '@internationalized/date'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button, Calendar as AriaCalendar, CalendarCell, CalendarGrid, Heading } from 'react-aria-components'
import type { CalendarDate } from '#kit/dates.ts'
import { CalendarYears } from './calendar-years.tsx'

const step = 'grid size-9 place-items-center rounded-control text-muted data-hovered:bg-sunken pointer-coarse:size-11'

/**
 * A month to choose a day from, of a year to choose too; days outside the limits cannot be chosen,
 * highlighted ones carry a dot (UI-3).
 */
export function Calendar({
  value,
  onChange,
  min,
  max,
  isUnavailable,
  isHighlighted,
}: {
  value: CalendarDate | null
  onChange: (date: CalendarDate) => void
  min?: CalendarDate | undefined
  max?: CalendarDate | undefined
  isUnavailable?: ((date: CalendarDate) => boolean) | undefined
  isHighlighted?: ((date: CalendarDate) => boolean) | undefined
}) {
  const [showsYears, setShowsYears] = useState(false)
  return (
    <AriaCalendar
      aria-label="Date"
      value={value ? parseDate(value) : null}
      onChange={(date) => onChange(date.toString())}
      {...(min && { minValue: parseDate(min) })}
      {...(max && { maxValue: parseDate(max) })}
      {...(isUnavailable && { isDateUnavailable: (date) => isUnavailable(date.toString()) })}
      className="w-fit"
    >
      {showsYears ? (
        <CalendarYears min={yearOf(min)} max={yearOf(max)} onChosen={() => setShowsYears(false)} />
      ) : (
        <header className="flex items-center justify-between pb-2">
          <Button slot="previous" className={step}>
            <ChevronLeft size={18} aria-hidden="true" />
          </Button>
          <Button
            slot={null}
            onPress={() => setShowsYears(true)}
            className="flex h-9 items-center gap-1 rounded-control px-2 data-hovered:bg-sunken pointer-coarse:h-11"
          >
            <Heading className="text-14 font-semibold" />
            <ChevronDown size={16} aria-hidden="true" className="text-muted" />
            <span className="sr-only">choose a year</span>
          </Button>
          <Button slot="next" className={step}>
            <ChevronRight size={18} aria-hidden="true" />
          </Button>
        </header>
      )}
      <CalendarGrid
        className={`figures [&_th]:h-7 [&_th]:text-12 [&_th]:font-medium [&_th]:text-muted ${showsYears ? 'hidden' : ''}`}
      >
        {(date) => (
          <CalendarCell
            date={date}
            className={`relative grid size-9 cursor-pointer place-items-center rounded-control text-13 data-disabled:cursor-default data-disabled:text-line-strong data-focus-visible:outline-2 data-focus-visible:outline-action data-hovered:bg-action-soft data-outside-month:hidden data-selected:bg-action data-selected:text-action-ink data-unavailable:font-normal data-unavailable:text-line-strong pointer-coarse:size-11 ${(isHighlighted ? isHighlighted(date.toString()) : isUnavailable !== undefined) ? 'font-semibold' : ''}`}
          >
            {({ formattedDate }) => (
              <>
                {formattedDate}
                {isHighlighted?.(date.toString()) && (
                  <span
                    aria-label="routing day"
                    role="img"
                    className="absolute bottom-1 size-1 rounded-full bg-current"
                  />
                )}
              </>
            )}
          </CalendarCell>
        )}
      </CalendarGrid>
    </AriaCalendar>
  )
}

const yearOf = (date: CalendarDate | undefined): number | undefined => (date ? Number(date.slice(0, 4)) : undefined)
