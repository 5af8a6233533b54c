import { CalendarDays } from 'lucide-react'
import { useMedia } from '#browser/use-media.ts'
import { formatDay, formatShortDay } from '#kit/dates.ts'
import { CalendarButton } from '#ui/calendar-button.tsx'
import { useDeliveryDays } from './use-price-date.ts'

/**
 * The day whose prices are shown; any routing day whose cut-off has not passed may be looked at
 * (UI-3).
 */
export function DeliveryDateChip({ date, onChange }: { date: string | undefined; onChange: (date: string) => void }) {
  const { days } = useDeliveryDays()
  // The weekday goes first where there is little width.
  const isPhone = useMedia('phone')
  const valid = new Set(days.filter((day) => day.valid).map(({ possibleDeliveryDate }) => possibleDeliveryDate))
  const shown = date ? formatDay(date) : 'Delivery date'
  return (
    <CalendarButton
      label={`Prices for delivery on ${shown}, change`}
      look="inline-flex h-9 items-center rounded-control border border-line-strong bg-raised px-3 text-13 max-md:px-2.5 whitespace-nowrap data-hovered:bg-sunken pointer-coarse:h-11"
      value={date ?? null}
      min={days[0]?.possibleDeliveryDate}
      max={days.at(-1)?.possibleDeliveryDate}
      isUnavailable={(day) => !valid.has(day)}
      isHighlighted={(day) => valid.has(day)}
      onChange={onChange}
    >
      <CalendarDays size={16} aria-hidden="true" className="mr-2 max-md:hidden" />
      {isPhone && date ? formatShortDay(date) : shown}
    </CalendarButton>
  )
}
