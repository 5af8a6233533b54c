import { Checkbox } from '#ui/checkbox.tsx'
import type { ReplacedRecipe } from '#areas/recipes/price-effects.endpoints.ts'
import { percentText, spaced } from '../recipe-words.ts'
import { changeOfPlate, changeTone, plateText } from '../price-effect/price-effect-words.ts'

const list = (names: readonly string[]) => names.map(spaced).join(', ')

/** What a recipe no longer states, and states then, as sentences. */
function statedTexts({ dietsLost, dietsGained, freeFromLost, freeFromGained }: ReplacedRecipe) {
  return {
    lost: [
      dietsLost.length > 0 && `No longer ${list(dietsLost)}.`,
      freeFromLost.length > 0 && `No longer stated to be free from ${list(freeFromLost)}.`,
    ].filter(Boolean),
    gained: [
      dietsGained.length > 0 && `Then ${list(dietsGained)}.`,
      freeFromGained.length > 0 && `Then stated to be free from ${list(freeFromGained)}.`,
    ].filter(Boolean),
  }
}

/**
 * RECIPE-3: recipes as they would be with another item: cost, diets and allergens of each. With
 * `chosen` those that take the item themselves can be ticked.
 */
export function ReplacedRecipes({
  recipes,
  lossTexts,
  chosen,
  onChoose,
}: {
  recipes: readonly ReplacedRecipe[]
  /** What the new item itself does not satisfy. */
  lossTexts: string
  chosen?: ReadonlySet<string>
  onChoose?: (id: string, isChosen: boolean) => void
}) {
  if (recipes.length === 0) return <p className="text-13 text-muted">None of your recipes takes this item.</p>
  return (
    <ul aria-label="Effect on recipes" className="grid">
      {recipes.map((recipe) => {
        const { id, title, isDirect, question, change, isStatedByKitchen } = recipe
        const { lost, gained } = statedTexts(recipe)
        return (
          <li key={id} className="grid gap-0.5 border-t border-line py-2 text-13 first:border-t-0">
            {chosen && isDirect ? (
              <Checkbox
                isSelected={chosen.has(id)}
                isDisabled={question !== null}
                onChange={(isChosen) => onChoose?.(id, isChosen)}
              >
                <span className="font-medium break-words text-ink">{title}</span>
              </Checkbox>
            ) : (
              <span className="font-medium break-words">
                {title}
                {!isDirect && <span className="font-normal text-muted"> · through a sub recipe</span>}
              </span>
            )}
            {change !== undefined && (
              <span className="figures flex flex-wrap gap-x-3">
                <span className={`font-semibold ${changeTone(recipe)}`}>{changeOfPlate(recipe, recipe)}</span>
                <span className="text-muted">
                  {plateText(recipe.before, recipe)} to {plateText(recipe.after, recipe)}
                </span>
                {recipe.foodCostPct != null && (
                  <span className={recipe.isOverFoodCost ? 'font-semibold text-danger' : 'text-muted'}>
                    {percentText(recipe.foodCostPct)} food cost
                  </span>
                )}
              </span>
            )}
            {lost.length > 0 && <span className="font-medium text-warning">{lost.join(' ')}</span>}
            {gained.length > 0 && <span className="text-muted">{gained.join(' ')}</span>}
            {isStatedByKitchen && lossTexts !== '' && (
              <span className="font-medium text-warning">
                The kitchen states diets or allergens of it: check them. {lossTexts}
              </span>
            )}
            {question !== null && (
              <span className="text-muted">Cannot be replaced here: {question} Change the recipe itself.</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
