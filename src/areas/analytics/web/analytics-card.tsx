import { Toggle } from '#ui/toggle.tsx'
import { useOptOut } from './use-opt-out.ts'

/** PROFILE-8: the toggle under Privacy & Security. */
export function AnalyticsCard() {
  const { analyticsOptOut, set } = useOptOut()
  return (
    <section aria-labelledby="analytics-title" className="flex flex-col gap-4">
      <div>
        <h2 id="analytics-title" className="text-16 font-semibold">
          Analytics
        </h2>
        <p className="max-w-[60ch] text-13 text-muted">
          With your permission we count which screens are opened on a day, to see what to improve. Your name, your
          customer and your orders are not kept with it, and nothing is given to anybody else.
        </p>
      </div>
      {/* Never disabled: it would lose the focus of who switches it by keyboard. */}
      <Toggle isSelected={analyticsOptOut === true} onChange={set}>
        Opt out of analytics
      </Toggle>
      {analyticsOptOut === null && (
        <p className="text-12 text-muted">You have not been asked yet; until you allow it, nothing is counted.</p>
      )}
    </section>
  )
}
