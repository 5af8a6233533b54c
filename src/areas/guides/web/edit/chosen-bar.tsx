import { Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
import type { PlaceOption } from './place-select.tsx'
import type { LineChange } from './use-change-lines.ts'

/** GUIDE-1: what is done with several lines at once. */
export function ChosenBar({
  count,
  categories,
  locations,
  onChange,
  onRemove,
  onClear,
}: {
  count: number
  categories: readonly PlaceOption[]
  locations: readonly PlaceOption[]
  /** The reason when it was not saved. */
  onChange: (what: LineChange) => Promise<string | undefined>
  /** Absent for those who may not take lines out. */
  onRemove: (() => void) | undefined
  onClear: () => void
}) {
  const [problem, setProblem] = useState<string>()
  const set = async (what: LineChange) => setProblem(await onChange(what))
  return (
    <div
      role="region"
      aria-label="Chosen lines"
      className="sticky bottom-(--bottom-bar) z-20 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-raised px-3 py-2 md:bottom-0 print:hidden"
    >
      <span className="figures font-medium">{plural(count, 'line')} chosen</span>
      <Chooser label="Set category" options={categories} onChoose={(categoryId) => void set({ categoryId })} />
      <Chooser label="Set location" options={locations} onChoose={(locationId) => void set({ locationId })} />
      {onRemove && (
        <Button size="small" onPress={onRemove}>
          <Trash2 size={16} aria-hidden="true" />
          Remove
        </Button>
      )}
      <Button size="small" variant="quiet" onPress={onClear}>
        <X size={16} aria-hidden="true" />
        Choose none
      </Button>
      <p role="status" className="text-13 text-danger">
        {problem}
      </p>
    </div>
  )
}

function Chooser({
  label,
  options,
  onChoose,
}: {
  label: string
  options: readonly PlaceOption[]
  onChoose: (id: string | null) => void
}) {
  if (options.length === 0) return null
  return (
    <select
      aria-label={label}
      className="field h-8! w-auto! py-0! text-13"
      value=""
      onChange={(event) => {
        const { value } = event.currentTarget
        if (value !== '') onChoose(value === 'none' ? null : value)
      }}
    >
      <option value="">{label}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value="none">None</option>
    </select>
  )
}
