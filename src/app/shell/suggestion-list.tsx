import { Tag } from 'lucide-react'
import { ItemPicture, pictureOf } from '#areas/items/web/public.tsx'
import { PriceCell } from '#areas/shop/web/price-cell.tsx'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { suggestItems } from '#areas/shop/shop.endpoints.ts'

// The pattern of a combobox with a list: the keys are handled at the field, which keeps the focus.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- see above */

/** One suggestion under the search field. */
export type Suggestion = CallAnswer<typeof suggestItems>['suggestions'][number]

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
      className="floating fade-in absolute top-full left-0 z-40 mt-1 max-h-[60vh] w-full md:min-w-90 overflow-auto p-1 max-md:fixed max-md:inset-x-3 max-md:top-(--top-room) max-md:w-auto"
    >
      {suggestions.map((suggestion, index) => (
        <div
          key={`${suggestion.kind} ${suggestion.value}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={`option ${index === active ? 'bg-action-soft' : 'hover:bg-sunken'}`}
          // The field would lose the focus, and the list with it, before the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          {suggestion.item ? <FoundItem label={suggestion.label} item={suggestion.item} /> : <Group {...suggestion} />}
        </div>
      ))}
    </div>
  )
}

/** A brand or a category, which leads to its items. */
const Group = ({ label, detail }: Suggestion) => (
  <>
    <Tag size={16} aria-hidden="true" className="mx-3 shrink-0 text-muted" />
    <span className="min-w-0 flex-1 truncate">{label}</span>
    <span className="shrink-0 text-12 text-muted">{detail}</span>
  </>
)

/**
 * An item with what distinguishes it from similar ones: its name is never cut, as sizes are at its
 * end.
 */
const FoundItem = ({ label, item }: { label: string; item: NonNullable<Suggestion['item']> }) => (
  <>
    <ItemPicture {...pictureOf(item)} isEager className="size-10 self-start" />
    <span className="grid min-w-0 flex-1 gap-0.5">
      <span className="leading-tight break-words">{label}</span>
      <span className="flex flex-wrap gap-x-1.5 text-12 text-muted">
        <span className="figures">{item.itemNumber}</span>
        {item.packSizeDescription && <span className="text-ink">{item.packSizeDescription}</span>}
        <span>{item.brand}</span>
        {item.isBought && <span className="font-medium text-action">You buy this</span>}
      </span>
    </span>
    {item.price && (
      <span className="shrink-0 self-start">
        <PriceCell price={item.price} unit={item.price.casePrice === null ? 'EA' : 'CS'} />
      </span>
    )}
  </>
)
