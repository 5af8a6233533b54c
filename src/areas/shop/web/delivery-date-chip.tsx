import { CalendarDays } from 'lucide-react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { formatDay } from '#kit/dates.ts'
import { getRouteDays } from '#areas/routing/routing.endpoints.ts'

/** So many coming deliveries are offered here; the cart's own calendar has them all. */
const offered = 10

/** The delivery the prices are for; another of the next routing days may be chosen. */
export function DeliveryDateChip({ date, onChange }: { date: string | undefined; onChange: (date: string) => void }) {
  const params = useShipToParams()
  const { data } = useCall(getRouteDays, params && { params }, { staleTime: 300_000 })
  const regular = data?.routeDays.find(({ soType }) => soType === 'regularDelivery')
  const days = regular?.routeDaysInfo.filter(({ valid }) => valid).slice(0, offered) ?? []
  const dates = days.map(({ possibleDeliveryDate }) => possibleDeliveryDate)
  const shown = date && !dates.includes(date) ? [date, ...dates] : dates
  return (
    <label className="inline-flex h-9 items-center gap-2 rounded-control border border-line bg-raised pl-3 text-13 focus-within:outline-2 focus-within:outline-action hover:border-line-strong pointer-coarse:h-11">
      <CalendarDays size={16} aria-hidden="true" className="text-muted" />
      <span className="sr-only">Prices for delivery on</span>
      <select
        value={date ?? ''}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="h-full max-w-36 rounded-control bg-raised pr-2 outline-none"
      >
        {shown.map((day) => (
          <option key={day} value={day}>
            {formatDay(day, data?.today)}
          </option>
        ))}
      </select>
    </label>
  )
}
