import { Check } from 'lucide-react'
import { orderTypes } from '#areas/routing/order-types.ts'
import { describeCutOff } from '#areas/routing/rules/describe-cut-off.ts'
import type { CustomerRouteDays } from '#areas/routing/route-days.ts'

/** Weekdays as the routing-days table heads them, index 0 first. */
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/**
 * SHELL-7: on which weekdays each order type is delivered, Sun to Sat, and until when it can be
 * ordered.
 */
export function RoutingDaysTable({ routeDays }: { routeDays: readonly CustomerRouteDays[] }) {
  if (routeDays.length === 0) return <p className="text-muted">No routing days are set.</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div
      className="overflow-x-auto rounded-control border border-line"
      role="region"
      aria-label="Routing days"
      tabIndex={0}
    >
      <table className="w-full text-14">
        <thead>
          <tr className="bg-sunken text-12 text-muted">
            <th scope="col" className="h-8 px-3 text-left font-semibold">
              Order Type
            </th>
            {weekdays.map((day) => (
              <th key={day} scope="col" className="h-8 w-8 px-0.5 font-semibold md:w-11 md:px-1">
                {day}
              </th>
            ))}
            <th scope="col" className="h-8 px-3 text-left font-semibold max-md:hidden">
              Cut-off
            </th>
          </tr>
        </thead>
        <tbody>
          {routeDays.map(({ soType, days, ...cutOff }) => (
            <tr key={soType} className="border-t border-line">
              <th scope="row" className="h-9 px-3 text-left font-normal max-md:py-1.5 max-md:pr-1 md:whitespace-nowrap">
                {orderTypes[soType]}
                {/* A phone has no room for a column of cut-offs. */}
                <span className="figures block text-12 text-muted md:hidden">{describeCutOff(cutOff)}</span>
              </th>
              {weekdays.map((day, index) => (
                <td key={day} className="px-0.5 md:px-1">
                  {days.includes(index) ? (
                    <>
                      <Check size={16} aria-hidden="true" className="mx-auto text-action" />
                      <span className="sr-only">Delivered</span>
                    </>
                  ) : (
                    <span className="block text-center text-line-strong" aria-label="Not delivered" role="img">
                      ·
                    </span>
                  )}
                </td>
              ))}
              <td className="figures h-9 px-3 whitespace-nowrap max-md:hidden">{describeCutOff(cutOff)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
