import { listItemFacts } from '#areas/items/rules/list-item-facts.ts'
import { AllergenChips } from './allergen-chips.tsx'
import { FactList } from './fact-list.tsx'
import { Ingredients } from './ingredients.tsx'
import type { ItemDetail } from './item-header.tsx'
import { ItemMovement } from './item-movement.tsx'
import { ItemSection } from './item-section.tsx'
import { NutritionLabel } from './nutrition-label.tsx'

/** ITEM-3: every section of the item page; what is missing reads N/A. */
export function ItemSections({ detail }: { detail: ItemDetail }) {
  const { item } = detail
  const { details } = item
  const facts = listItemFacts(item)
  return (
    <div className="grid gap-1">
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
