import { type AgedDebt, type AgeBucket, ageBuckets } from '../statement.ts'

const looks: Readonly<Record<AgeBucket, string>> = {
  current: 'bg-action',
  to30: 'bg-warning/45',
  to60: 'bg-warning',
  to90: 'bg-danger/60',
  over90: 'bg-danger',
}

/** BILL-2: what is owed by age as one bar; the numbers beside it say the same to everybody. */
export function AgeBar({ aged, className = '' }: { aged: AgedDebt; className?: string }) {
  const owed = ageBuckets.reduce((sum, bucket) => sum + aged[bucket], 0)
  return (
    <div aria-hidden="true" className={`flex h-2 gap-px overflow-hidden rounded-full bg-sunken ${className}`}>
      {ageBuckets
        .filter((bucket) => aged[bucket] > 0)
        .map((bucket) => (
          <span key={bucket} className={looks[bucket]} style={{ width: `${(aged[bucket] / owed) * 100}%` }} />
        ))}
    </div>
  )
}

/** The color of an age, as a mark beside its word. */
export const AgeMark = ({ bucket }: { bucket: AgeBucket }) => (
  <span aria-hidden="true" className={`inline-block size-2 shrink-0 rounded-full ${looks[bucket]}`} />
)
