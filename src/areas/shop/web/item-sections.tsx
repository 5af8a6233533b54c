import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ItemDetails } from '#areas/items/item.ts'
import { listItemFacts } from '#areas/items/rules/list-item-facts.ts'
import { Badge } from '#ui/badge.tsx'
import type { ItemDetail } from './item-header.tsx'
import { ItemMovement } from './item-movement.tsx'
import { NutritionLabel } from './nutrition-label.tsx'

/** ITEM-3: every section of the item page; what is missing reads N/A. */
export function ItemSections({ detail }: { detail: ItemDetail }) {
  const { item } = detail
  const { details } = item
  const facts = listItemFacts(item)
  return (
    <div className="grid gap-1 print:block">
      <ItemSection title="Four weeks of movement">
        <ItemMovement detail={detail} />
      </ItemSection>
      <ItemSection title="Item information">
        {item.marketingDescription && <p className="mb-2">{item.marketingDescription}</p>}
        <FactList facts={facts.information} />
      </ItemSection>
      <ItemSection title="Ingredients">
        <Ingredients text={details.ingredients} />
      </ItemSection>
      <ItemSection title="Allergens">
        <AllergenChips details={details} />
      </ItemSection>
      <ItemSection title="Dietary Preference">
        <p>{item.dietaryPreferences.join(', ') || 'N/A'}</p>
      </ItemSection>
      <ItemSection title="Serving Suggestions">
        <p>{details.servingSuggestions ?? 'N/A'}</p>
      </ItemSection>
      <ItemSection title="Nutritional information">
        <NutritionLabel details={details} />
      </ItemSection>
      <ItemSection title="Specifications">
        <FactList facts={facts.specifications} />
      </ItemSection>
      <ItemSection title="Shipping information">
        <FactList facts={facts.shipping} />
      </ItemSection>
      <ItemSection title="Child nutrition">
        <FactList facts={facts.childNutrition} />
      </ItemSection>
    </div>
  )
}

/** A section of the item page that folds; open at first. */
function ItemSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className="group border-t border-line py-1 print:break-inside-avoid print:py-0">
      <summary className="flex min-h-10 cursor-pointer list-none items-center justify-between rounded-control font-semibold print:min-h-7">
        <h3 className="text-14">{title}</h3>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="text-muted transition-transform group-not-open:-rotate-90"
        />
      </summary>
      <div className="pb-3 text-14 print:pb-1">{children}</div>
    </details>
  )
}

/** Facts in two columns; a missing one reads N/A (ITEM-3). */
function FactList({ facts }: { facts: readonly (readonly [label: string, value: string | undefined])[] }) {
  return (
    <dl className="two-columns gap-x-6">
      {facts.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 border-b border-line py-1 last:border-0">
          <dt className="text-muted">{label}</dt>
          <dd className="figures min-w-0 text-right wrap-anywhere">{value ?? 'N/A'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Longer ingredient lists are cut here (S0 section 2). */
const clampAt = 325

/**
 * ITEM-3: at most 325 letters and four lines of them, whichever is less, until one asks for all.
 */
function Ingredients({ text }: { text: string | undefined }) {
  const [showsAll, setShowsAll] = useState(false)
  const [isCut, setIsCut] = useState(false)
  const lines = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const shown = lines.current
    if (!shown || showsAll) return undefined
    // On a narrow screen fewer letters fill four lines.
    const watch = new ResizeObserver(() => setIsCut(shown.scrollHeight > shown.clientHeight + 1))
    watch.observe(shown)
    return () => watch.disconnect()
  }, [showsAll, text])
  if (!text) return <p>N/A</p>
  const isLong = text.length > clampAt
  return (
    <div>
      <p ref={lines} className={`break-words ${showsAll ? '' : 'line-clamp-4'}`}>
        {isLong && !showsAll ? `${text.slice(0, clampAt)}…` : text}
      </p>
      {(isLong || isCut || showsAll) && (
        <button type="button" className="min-h-8 font-medium text-action" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'show less' : 'show more'}
        </button>
      )}
    </div>
  )
}

/** Allergens as clear chips: contains, may contain, free from; never by colour alone. */
function AllergenChips({ details }: { details: ItemDetails }) {
  const groups = [
    ['Contains', details.allergensContains, 'danger'],
    ['May contain', details.allergensMayContains, 'warning'],
    ['Free from', details.allergensFreeFrom, 'good'],
  ] as const
  if (groups.every(([, names]) => names === undefined)) return <p>N/A</p>
  return (
    <dl className="grid gap-2">
      {groups.map(([label, names, tone]) => (
        <div key={label} className="flex flex-wrap gap-x-2 gap-y-1">
          <dt className="w-24 text-muted">{label}</dt>
          <dd className="flex min-w-0 flex-[1_1_10rem] flex-wrap gap-1">
            {names && names.length > 0
              ? names.map((name) => (
                  <Badge key={name} tone={tone}>
                    {name}
                  </Badge>
                ))
              : 'N/A'}
          </dd>
        </div>
      ))}
    </dl>
  )
}
