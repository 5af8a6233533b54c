import { spans } from './price-effect-words.ts'

/** How far back prices are compared. */
export function SpanSelect({ weeks, onChange }: { weeks: number; onChange: (weeks: number) => void }) {
  return (
    <label className="flex items-center gap-2 text-13 print:hidden">
      <span className="text-muted">Over</span>
      <select className="field w-auto!" value={weeks} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {spans.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
