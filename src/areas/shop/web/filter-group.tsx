import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { type CountedValue, keepPlaces } from '../rules/keep-places.ts'

/** So many values are in sight until asked for more. */
const inSight = 8
/** Longer lists can be searched. */
const searchedFrom = 15
/** Longest text a list is searched for, in characters. */
const maxLength = 100

/**
 * One group of the filter rail: folds, counts, is searched when it is long, and keeps what is
 * chosen in sight. Values keep their places while it is open, and are sorted again when it is
 * unfolded.
 */
export function FilterGroup({
  title,
  values,
  sortedFor,
  chosen,
  onChange,
}: {
  title: string
  /** What the values are found for: another one sorts them again. */
  sortedFor: string
  values: readonly CountedValue[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}) {
  const [isOpen, setOpen] = useState(true)
  const [showsAll, setShowsAll] = useState(false)
  const [typed, setTyped] = useState('')
  const [kept, setKept] = useState<{ readonly of: string; readonly places: readonly CountedValue[] }>()
  const places = kept?.of === sortedFor ? kept.places : []
  const sorted = keepPlaces(places, values)
  if (sorted.length > places.length) setKept({ of: sortedFor, places: sorted })
  if (sorted.length === 0) return null
  const fold = () => {
    setKept(undefined)
    setOpen(!isOpen)
  }
  const wanted = typed.trim().toLowerCase()
  const isFound = ({ value, label }: CountedValue) => label.toLowerCase().includes(wanted) || chosen.includes(value)
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
          onClick={fold}
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
          {sorted.length >= searchedFrom && (
            <input
              type="search"
              aria-label={`Search in ${title}`}
              placeholder={`Search ${sorted.length.toLocaleString('en-US')}`}
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
