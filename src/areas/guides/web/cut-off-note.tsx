import { Clock } from 'lucide-react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { formatClockTime } from '#kit/clock-time.ts'
import { type CalendarDate, formatDay } from '#kit/dates.ts'
import type { SoType } from '#areas/routing/order-types.ts'
import { getRouteDays } from '#areas/routing/routing.endpoints.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'

/**
 * Until when one can order for a day, on the clocks of the division; nothing for a day without a
 * cut-off. Until it is known the room of such a sentence is kept, so that the lines below stay.
 */
export function CutOffNote({ date, soType }: { date: CalendarDate; soType: SoType }) {
  const params = useShipToParams()
  const { data, isPending } = useCall(getRouteDays, params && { params }, { staleTime: 300_000 })
  if (isPending) return <Note className="invisible">{`Order by ${formatDay(date)}, 12:00 PM PST`}</Note>
  const days = data?.routeDays.find((entry) => entry.soType === soType)?.routeDaysInfo
  const found = days?.find(({ possibleDeliveryDate }) => possibleDeliveryDate === date)
  if (!data || !found?.cutOffAt) return null
  const cutOff = new Date(found.cutOffAt)
  const day = todayIn(data.timeZone, cutOff)
  const time = formatClockTime(cutOff, data.timeZone)
  return (
    <Note className={found.valid ? '' : 'text-danger'}>
      {found.valid
        ? `Order by ${day === data.today ? '' : `${formatDay(day)}, `}${time}`
        : `The cut-off for ${formatDay(date)} has passed`}
    </Note>
  )
}

const Note = ({ className, children }: { className: string; children: string }) => (
  <span className={`inline-flex items-center gap-1 ${className}`}>
    <Clock size={14} aria-hidden="true" className="shrink-0" />
    {children}
  </span>
)
