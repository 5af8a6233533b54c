import { useState } from 'react'
import { customersScreen } from '#areas/customer-pages/customer-pages.addresses.ts'
import { useShipToChange } from '#areas/customers/web/public.tsx'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { useShipTo } from '#browser/current-ship-to.ts'
import { useMe } from '#browser/current-user.ts'
import { usePath } from '#browser/navigation.ts'
import { isBelow } from '#contract/address.ts'
import { formatClockTime } from '#kit/clock-time.ts'
import { formatDayWithYear } from '#kit/dates.ts'

/** The time is the device's, as the page is read where it is printed. */
const timeZoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** UI-9: for which ship-to, when and by whom the page was printed. */
export function PrintHeadLine() {
  const me = useMe()
  const shipTo = useShipTo()
  const isOfMany = isBelow(usePath(), [customersScreen.root])
  const isOfShipTo = useShipToChange() !== 'hidden' && !isOfMany
  // Rendered when printing begins.
  const [now] = useState(() => new Date())
  const timeZone = timeZoneHere()
  return (
    <p className="flex flex-wrap justify-between gap-x-6 border-b border-line px-4 pb-2 lg:px-6">
      <span>
        <strong>Larder</strong>
        {shipTo && isOfShipTo && (
          <>
            {' · '}
            {shipTo.name} <span className="figures">{shipTo.number}</span>
          </>
        )}
      </span>
      <span className="text-12">
        Printed {formatDayWithYear(todayIn(timeZone, now))}, {formatClockTime(now, timeZone)} by {me.name}
        {me.realUser && ` (${me.realUser.name})`}
      </span>
    </p>
  )
}
