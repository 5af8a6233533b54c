/** A choice that always has a value, in the device's own list. */
export function NativeSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: Value
  options: readonly (readonly [value: Value, words: string])[]
  onChange: (value: Value) => void
}) {
  return (
    <label className="min-w-0 sm:w-40">
      <span className="field-label">{label}</span>
      <select
        className="field"
        value={value}
        onChange={(event) => {
          const chosen = options.find(([option]) => option === event.currentTarget.value)
          if (chosen) onChange(chosen[0])
        }}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
