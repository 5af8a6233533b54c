/**
 * UI-6: one choice among the filters of a list; without one all rows stay. A choice is marked. The
 * device's own list, which a phone opens at the thumb, in the look of `Select`.
 */
export function FilterSelect({
  label,
  value,
  options,
  className = '',
  onChange,
}: {
  label: string
  value: string | undefined
  /** Values with their words, in the order they are offered. */
  options: readonly (readonly [value: string, words: string])[]
  /** Of the label around the field. */
  className?: string
  onChange: (value: string | undefined) => void
}) {
  return (
    <label className={`min-w-0 md:max-w-52 ${className}`}>
      <span className="field-label">{label}</span>
      <select
        className={`field ${value ? 'border-action!' : ''}`}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      >
        <option value="">All</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
