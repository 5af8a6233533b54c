import { MultiSelect } from './multi-select.tsx'

/** UI-5: several of a filter's words; none is all of them, which is an entry of its own. */
export function SeveralFilter<Word extends string>({
  label,
  words,
  chosen,
  onChange,
}: {
  label: string
  words: readonly (readonly [Word, string])[]
  chosen: readonly Word[]
  onChange: (chosen: readonly Word[]) => void
}) {
  return (
    <MultiSelect
      label={label}
      options={[{ value: 'ALL', label: 'All' }, ...words.map(([value, word]) => ({ value, label: word }))]}
      chosen={chosen.length === 0 ? ['ALL'] : chosen}
      onChange={(next) => onChange(words.flatMap(([value]) => (next.includes(value) ? [value] : [])))}
    />
  )
}
