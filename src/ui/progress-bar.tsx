import { useId } from 'react'

/**
 * How far something is that takes longer than a second; null while nobody knows. Written by hand:
 * the library's own would bring its formats of numbers into the first screen, beside its buttons.
 */
export function ProgressBar({ label, percent }: { label: string; percent: number | null }) {
  const name = useId()
  const text = percent === null ? undefined : `${Math.round(percent)}%`
  return (
    <div
      role="progressbar"
      aria-labelledby={name}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent !== null && { 'aria-valuenow': percent, 'aria-valuetext': text })}
      className="grid gap-1"
    >
      <span className="figures flex justify-between text-13">
        <span id={name}>{label}</span>
        <span className="text-muted">{text}</span>
      </span>
      <span className="h-2 overflow-hidden rounded-full bg-sunken">
        <span
          className={`block h-full rounded-full bg-action transition-[width] duration-160 ${percent === null ? 'w-1/3 animate-pulse' : ''}`}
          style={percent === null ? undefined : { width: `${percent}%` }}
        />
      </span>
    </div>
  )
}
