import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'

/** One value of a filter with how many items it would leave. */
export interface FilterValue {
  readonly value: string
  readonly label: string
  readonly count: number
}

/** So many values are in sight until asked for more. */
const inSight = 8
/** Longer lists can be searched. */
const searchedFrom = 15
/** Longest text a list is searched for, in characters. */
const maxLength = 100

/**
 * One group of the filter rail: folds, counts, is searched when it is long, and keeps what is
 * chosen in sight. A value that is ticked stays where it is under the pointer.
 */
export function FilterGroup({
  title,
  values,
  chosen,
  onChange,
}: {
  title: string
  values: readonly FilterValue[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}) {
  const [isOpen, setOpen] = useState(true)
  const [showsAll, setShowsAll] = useState(false)
  const [typed, setTyped] = useState('')
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => b.count - a.count)
  const wanted = typed.trim().toLowerCase()
  const isFound = ({ value, label }: FilterValue) => label.toLowerCase().includes(wanted) || chosen.includes(value)
  const found = wanted === '' ? sorted : sorted.filter(isFound)
  const shown =
    showsAll || wanted !== '' ? found : found.filter(({ value }, i) => i < inSight || chosen.includes(value))
  const toggle = (value: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, value] : chosen.filter((other) => other !== value))
  return (
    <section className="border-b border-line py-2">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-8 w-full items-center justify-between rounded-control text-13 font-semibold pointer-coarse:min-h-11"
        >
          {title}
          <ChevronDown
            size={16}
            aria-hidden="true"
            className={`text-muted transition-transform ${isOpen ? '' : '-rotate-90'}`}
          />
        </button>
      </h2>
      {isOpen && (
        <div className="pt-1">
          {values.length >= searchedFrom && (
            <input
              type="search"
              aria-label={`Search in ${title}`}
              placeholder={`Search ${values.length.toLocaleString('en-US')}`}
              maxLength={maxLength}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              className="field mb-1 text-13"
            />
          )}
          {wanted !== '' && found.every(({ value }) => chosen.includes(value)) && (
            <p className="py-1 text-13 text-muted" role="status">
              None matches “{typed.trim()}”.
            </p>
          )}
          {shown.map(({ value, label, count }) => (
            <Checkbox key={value} isSelected={chosen.includes(value)} onChange={(isOn) => toggle(value, isOn)}>
              <span className="flex min-w-0 flex-1 justify-between gap-2 text-13">
                <span className="truncate">{label}</span>
                <span className="figures text-muted">{count.toLocaleString('en-US')}</span>
              </span>
            </Checkbox>
          ))}
          {sorted.length > inSight && wanted === '' && (
            <Button variant="quiet" size="small" onPress={() => setShowsAll(!showsAll)}>
              {showsAll ? 'Show fewer' : `Show all ${sorted.length}`}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
