import { type KeyboardEvent, useId, useState } from 'react'
import { useCall } from '#browser/query.ts'
import { suggestDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { suggestItems } from '#areas/shop/shop.endpoints.ts'
import { formatCents } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'

// The ARIA combobox pattern: the field handles the keys and keeps the focus.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- see above */

/** Finds an item of the catalogue by its words or number (GUIDE-3, STAFF-5). */
export function ItemSearch({
  params,
  label,
  onChoose,
  onClose,
}: {
  params: { readonly division: string; readonly shipTo: string }
  label: string
  onChoose: (itemNumber: string, description: string) => void
  onClose: () => void
}) {
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const keyword = useDebounced(text.trim(), suggestDebounceMs)
  const query = keyword === '' ? null : { params, query: { keyword } }
  const { data, error } = useCall(suggestItems, query, { keepPrevious: true })
  const found = keyword === '' ? [] : (data?.suggestions.filter(({ kind }) => kind === 'item') ?? [])
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = found[active]
    if (event.key === 'ArrowDown') setActive(Math.min(active + 1, found.length - 1))
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0))
    else if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && chosen) onChoose(chosen.value, chosen.label)
    else return
    event.preventDefault()
  }
  return (
    <div className="relative">
      <label htmlFor={id} className="text-13 font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked for this field
          autoFocus
          className="field"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-found`}
          aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setActive(0)
          }}
          onKeyDown={keys}
        />
        <Button variant="quiet" onPress={onClose}>
          Cancel
        </Button>
      </div>
      {error && <p className="text-13 text-danger">{error.message}</p>}
      <div
        id={`${id}-found`}
        role="listbox"
        aria-label="Items"
        hidden={found.length === 0}
        className="floating fade-in absolute top-full left-0 z-30 mt-1 max-h-72 w-full overflow-auto p-1"
      >
        {found.map(({ value, label: description, detail, item }, i) => (
          <div
            key={value}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === active}
            tabIndex={-1}
            className={`option justify-between gap-4 ${i === active ? 'bg-action-soft' : 'hover:bg-sunken'}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(value, description)}
          >
            <span className="min-w-0">
              <span className="block truncate">{description}</span>
              <span className="figures block truncate text-12 text-muted">{detail}</span>
            </span>
            {typeof item?.price?.casePrice === 'number' && (
              <span className="figures shrink-0 text-13">{formatCents(item.price.casePrice)}</span>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
