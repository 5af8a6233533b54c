import { MultiSelect } from '#ui/multi-select.tsx'

/** Several of a filter's words; none is all of them, which is an entry of its own. */
export function FilterChoice<Word extends string>({
  label,
  words,
  chosen,
  onChange,
}: {
  label: string
  words: Readonly<Partial<Record<Word, string>>>
  chosen: readonly Word[]
  onChange: (chosen: readonly Word[]) => void
}) {
  const keys = Object.keys(words) as Word[]
  return (
    <MultiSelect
      label={label}
      options={[{ value: 'ALL', label: 'All' }, ...keys.map((value) => ({ value, label: words[value] ?? value }))]}
      chosen={chosen.length === 0 ? ['ALL'] : chosen}
      onChange={(next) => onChange(keys.filter((key) => next.includes(key)))}
    />
  )
}
