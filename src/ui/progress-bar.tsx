import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components'

/** How far something is that takes longer than a second; null while nobody knows. */
export function ProgressBar({ label, percent }: { label: string; percent: number | null }) {
  return (
    <AriaProgressBar value={percent ?? 0} isIndeterminate={percent === null} className="grid gap-1">
      {({ valueText }) => (
        <>
          <span className="figures flex justify-between text-13">
            <Label>{label}</Label>
            <span className="text-muted">{percent === null ? '' : valueText}</span>
          </span>
          <span className="h-2 overflow-hidden rounded-full bg-sunken">
            <span
              className={`block h-full rounded-full bg-action transition-[width] duration-160 ${percent === null ? 'w-1/3 animate-pulse' : ''}`}
              style={percent === null ? undefined : { width: `${percent}%` }}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  )
}
