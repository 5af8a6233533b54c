/** The division of the prices, where there are several. */
export function DivisionField({
  divisions,
  division,
  onChange,
}: {
  divisions: readonly { readonly code: string; readonly name: string }[]
  division: string
  onChange: (division: string) => void
}) {
  if (divisions.length < 2) return null
  return (
    <label className="min-w-0 md:max-w-52">
      <span className="field-label">Division</span>
      <select className="field" value={division} onChange={(event) => onChange(event.currentTarget.value)}>
        {divisions.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
