import { useState } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'
import { spaced } from '../recipe-words.ts'
import type { RecipeDraft } from './recipe-draft.ts'

/** The nine allergens that United States labels name. */
const labelled = ['Milk', 'Egg', 'Fish', 'Crustacean Shellfish', 'Tree Nuts', 'Peanuts', 'Wheat', 'Soy', 'Sesame']
const fold = (name: string) => spaced(name).toLowerCase()

/**
 * RECIPE-3: diets or allergens: as the ingredients' own data says, or as the kitchen states it,
 * with a mark wherever the recipe is shown.
 */
export function OverrideField({
  label,
  derived,
  choices,
  value,
  onChange,
  error,
}: {
  label: string
  derived: readonly string[]
  choices: readonly string[]
  value: RecipeDraft['dietOverride']
  onChange: (value: RecipeDraft['dietOverride']) => void
  error: string | undefined
}) {
  // Who takes a name out may take it back.
  const [before] = useState(value.names)
  const all = [...(label === 'Free from' ? labelled : []), ...choices, ...before, ...value.names]
  const offered = all.filter((name, at) => all.findIndex((other) => fold(other) === fold(name)) === at)
  const toggle = (name: string, isOn: boolean) => {
    const others = value.names.filter((each) => fold(each) !== fold(name))
    onChange({ ...value, names: isOn ? [...others, name] : others })
  }
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">{label}</legend>
      <Checkbox
        isSelected={value.isOwn}
        onChange={(isOwn) => onChange({ isOwn, names: isOwn && value.names.length === 0 ? derived : value.names })}
      >
        State it here instead of by the ingredients
      </Checkbox>
      {value.isOwn ? (
        <div className="flex flex-wrap gap-x-4">
          {offered.map((name) => (
            <Checkbox
              key={name}
              isSelected={value.names.some((each) => fold(each) === fold(name))}
              onChange={(isOn) => toggle(name, isOn)}
            >
              {spaced(name)}
            </Checkbox>
          ))}
        </div>
      ) : (
        <p className="text-13 text-muted">
          {derived.map(spaced).join(', ') || 'Nothing that every ingredient states.'}
        </p>
      )}
      {error && <p className="text-12 text-danger">{error}</p>}
    </fieldset>
  )
}
