import { capitalized } from '#kit/text.ts'
import { spaced } from '#areas/recipes/web/public.tsx'
import { allergenStates } from '../rules/list-allergens.ts'
import { nutrientText } from '../rules/describe-nutrient.ts'
import type { FoodSheetRecipe } from '../food-sheet.ts'

/** NEXT-10: one dish of the sheet: allergens with who brings them, diets, nutrition. */
export function SheetRecipe({ recipe, isOnly }: { recipe: FoodSheetRecipe; isOnly: boolean }) {
  const { recipeId, title, allergens, withoutAllergenData, kitchenFreeFrom } = recipe
  return (
    <article
      aria-labelledby={`sheet-${recipeId}`}
      className="grid grid-cols-1 gap-4 rounded-dialog border border-line bg-raised p-4 [break-inside:avoid] print:border-b print:p-0 print:pb-3"
    >
      <h2 id={`sheet-${recipeId}`} className={`text-16 font-semibold break-words ${isOnly ? 'sr-only' : ''}`}>
        {title}
      </h2>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2 sm:print:grid-cols-2 sm:print:gap-x-6">
        <div className="grid content-start gap-4">
          <dl className="grid gap-2">
            {allergenStates.map((state) => {
              const named = allergens.filter((each) => each.state === state)
              if (named.length === 0) return null
              return (
                <div key={state}>
                  <dt className={`font-semibold ${state === 'contains' ? 'text-danger' : ''}`}>{capitalized(state)}</dt>
                  <dd className="break-words">
                    {named.map(({ name, by }, index) => (
                      <span key={name}>
                        {index > 0 && ', '}
                        {name}
                        {state !== 'not known' && by.length > 0 && (
                          <span className="text-13 text-muted"> ({by.join(', ')})</span>
                        )}
                      </span>
                    ))}
                  </dd>
                </div>
              )
            })}
            {withoutAllergenData.length > 0 && (
              <div>
                <dt className="font-semibold text-warning">No allergen data</dt>
                <dd className="break-words">
                  {withoutAllergenData.join(', ')}
                  <span className="block text-13 text-muted">Nothing is free from what they may hold.</span>
                </dd>
              </div>
            )}
            {kitchenFreeFrom && kitchenFreeFrom.length > 0 && (
              <div>
                <dt className="font-semibold">The kitchen states: free from</dt>
                <dd className="break-words">{kitchenFreeFrom.map(spaced).join(', ')}</dd>
              </div>
            )}
          </dl>
          <Diets recipe={recipe} />
        </div>
        <Nutrition recipe={recipe} />
      </div>
    </article>
  )
}

function Diets({ recipe: { diets, kitchenDiets } }: { recipe: FoodSheetRecipe }) {
  const stated = diets.filter(({ isStated }) => isStated).map(({ name }) => name)
  const others = diets.filter(({ isStated }) => !isStated)
  return (
    <dl className="grid gap-2">
      <div>
        <dt className="font-semibold">Diets</dt>
        <dd>{stated.map(capitalized).join(', ') || 'None that every ingredient states'}</dd>
      </div>
      {others.length > 0 && (
        <div>
          <dt className="text-13 font-medium text-muted">Not stated</dt>
          <dd className="text-13 break-words text-muted">
            {others.map(({ name, notStatedBy }) => `${name} (${someOf(notStatedBy)})`).join(', ')}
          </dd>
        </div>
      )}
      {kitchenDiets && kitchenDiets.length > 0 && (
        <div>
          <dt className="font-semibold">The kitchen states: diets</dt>
          <dd>{kitchenDiets.map(capitalized).join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}

/** The first two names; the sheet is read at a counter. */
const someOf = (names: readonly string[]): string =>
  names.length <= 2 ? names.join(', ') : `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`

function Nutrition({ recipe: { portion, nutrition } }: { recipe: FoodSheetRecipe }) {
  const { grams, nutrients, withoutLabel, withoutWeight } = nutrition
  return (
    <section aria-label="Nutrition" className="grid content-start gap-2">
      <p className="font-semibold">
        Nutrition a {portion}
        {grams !== null && <span className="figures text-13 font-normal text-muted"> · about {grams} g</span>}
      </p>
      {nutrients.length === 0 ? (
        <p className="text-muted">No nutrition data is known.</p>
      ) : (
        <table className="w-full text-13">
          <tbody>
            {nutrients.map((nutrient) => {
              const { amount, known } = nutrientText(nutrient)
              return (
                <tr key={nutrient.name} className="border-b border-line last:border-0">
                  <th scope="row" className="py-1 pr-3 text-left font-normal">
                    {nutrient.name}
                  </th>
                  <td className="figures py-1 text-right font-medium">
                    {amount}
                    {known && <span className="block text-12 font-normal text-muted sm:hidden">{known}</span>}
                  </td>
                  <td className="figures w-40 py-1 pl-3 text-right text-12 text-muted max-sm:hidden">{known}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      {nutrients.length > 0 && (
        <p className="text-12 text-muted">
          By the weight that is left after trimming. Bones, shells and peel count as eaten unless the yield of the
          ingredient leaves them out.
        </p>
      )}
      {withoutLabel.length > 0 && (
        <p className="text-13 break-words">
          <strong className="font-medium">No nutrition data:</strong> {withoutLabel.join(', ')}
        </p>
      )}
      {withoutWeight.length > 0 && (
        <p className="text-13 break-words">
          <strong className="font-medium">Weight not known:</strong> {withoutWeight.join(', ')}
        </p>
      )}
    </section>
  )
}
