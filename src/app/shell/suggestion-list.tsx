import type { CallAnswer } from '#contract/endpoint.ts'
import type { suggestItems } from '#areas/shop/shop.endpoints.ts'

// The pattern of a combobox with a list: the keys are handled at the field, which keeps the focus.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- see above */

/** One suggestion under the search field. */
export type Suggestion = CallAnswer<typeof suggestItems>['suggestions'][number]

const kinds = { item: 'Item', brand: 'Brand', category: 'Category' } as const

/** UI-8: suggestions under the search field; the field keeps the focus. */
export function SuggestionList({
  id,
  suggestions,
  active,
  onChoose,
}: {
  id: string
  suggestions: readonly Suggestion[]
  active: number
  onChoose: (suggestion: Suggestion) => void
}) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      hidden={suggestions.length === 0}
      className="floating fade-in absolute top-full left-0 z-40 mt-1 max-h-[60vh] w-full md:min-w-90 overflow-auto p-1 max-md:fixed max-md:inset-x-3 max-md:top-14 max-md:w-auto"
    >
      {suggestions.map((suggestion, index) => (
        <div
          key={`${suggestion.kind} ${suggestion.value}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={`option justify-between ${index === active ? 'bg-action-soft' : 'hover:bg-sunken'}`}
          // The field would lose the focus, and the list with it, before the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <span className="min-w-0 truncate">{suggestion.label}</span>
          <span className="shrink-0 truncate text-12 text-muted">{suggestion.detail || kinds[suggestion.kind]}</span>
        </div>
      ))}
    </div>
  )
}
