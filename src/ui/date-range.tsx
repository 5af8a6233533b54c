import { useState } from 'react'
import { type CalendarDate, toInputDate } from '#kit/dates.ts'
import { DateField } from './date-field.tsx'
import { type DayRange, editRange, rangeIsBackwards } from './logic/edit-range.ts'

const usualLabels = { from: 'From', to: 'To' } as const

/**
 * The two dates of a list's filter (UI-3). A date counts when the field is left, on Enter or from
 * the calendar, never with a key; a range that ends before it starts waits in its fields until it
 * is put right.
 */
export function DateRange({
  labels = usualLabels,
  value,
  usual,
  min,
  max,
  onChange,
}: {
  /** Of the two fields; where a list has several ranges they say which one this is. */
  labels?: { readonly from: string; readonly to: string }
  /** As the address has it. */
  value: DayRange
  /** What stands in a field that nothing is chosen for. */
  usual?: { readonly from: CalendarDate; readonly to: CalendarDate } | undefined
  min?: CalendarDate | undefined
  max?: CalendarDate | undefined
  /** The ends that changed. */
  onChange: (change: Partial<DayRange>) => void
}) {
  const [draft, setDraft] = useState({ over: value, range: value, wrong: null as keyof DayRange | null })
  // What is typed counts until the address has another range, such as after a chip was taken off.
  const isStale = draft.over.from !== value.from || draft.over.to !== value.to
  const { range, wrong } = isStale ? { range: value, wrong: null } : draft
  const change = (end: keyof DayRange, date: CalendarDate | null) => {
    const edited = editRange(range, end, date)
    setDraft({ over: value, ...edited })
    if (edited.wrong !== null) return
    onChange({
      ...(edited.range.from !== value.from && { from: edited.range.from }),
      ...(edited.range.to !== value.to && { to: edited.range.to }),
    })
  }
  return (['from', 'to'] as const).map((end) => (
    <DateField
      key={end}
      label={labels[end]}
      value={range[end] ?? usual?.[end] ?? null}
      min={min}
      max={max}
      whyIgnored={() => outsideText(min, max)}
      error={wrong === end ? rangeIsBackwards : undefined}
      isFilter
      onChange={(date) => change(end, date)}
    />
  ))
}

const outsideText = (min: CalendarDate | undefined, max: CalendarDate | undefined): string =>
  [min && `from ${toInputDate(min)}`, max && `to ${toInputDate(max)}`]
    .filter(Boolean)
    .join(' ')
    .replace(/^./u, (first) => first.toUpperCase())
