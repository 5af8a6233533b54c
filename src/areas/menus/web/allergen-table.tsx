import type { FoodSheetRecipe } from '../food-sheet.ts'

/** NEXT-10: the states as a letter for narrow columns, and in words for screen readers. */
export const stateLooks = {
  contains: { letter: 'C', words: 'contains', look: 'bg-danger-soft font-semibold text-danger' },
  'may contain': { letter: 'M', words: 'may contain', look: 'bg-warning-soft font-semibold text-warning' },
  'not known': { letter: '?', words: 'not known', look: 'text-ink' },
  'free from': { letter: '–', words: 'free from', look: 'text-muted' },
} as const

/** NEXT-10: dishes by allergens, with a legend. */
export function AllergenTable({ recipes }: { recipes: readonly FoodSheetRecipe[] }) {
  const names = [...new Set(recipes.flatMap(({ allergens }) => allergens.map(({ name }) => name)))]
  return (
    <section aria-labelledby="allergens" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="allergens" className="text-16 font-semibold">
        Allergens at a glance
      </h2>
      <p className="text-13">
        <strong>C</strong> contains · <strong>M</strong> may contain · <strong>?</strong> not known · <strong>–</strong>{' '}
        free from, as every ingredient states
      </p>
      {/* Relative: words for screen readers scroll with it, and do not widen the page. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className="relative overflow-x-auto" role="region" aria-label="Allergens by recipe" tabIndex={0}>
        <table className="w-full min-w-[49rem] table-fixed border-collapse bg-raised text-13 print:min-w-0 print:text-12">
          <thead>
            <tr className="border-b-2 border-line-strong text-left text-12">
              <th scope="col" className="w-36 px-2 py-1 font-semibold xl:w-64">
                Recipe
              </th>
              {names.map((name) => (
                <th key={name} scope="col" className="py-1 text-center font-semibold break-words hyphens-auto">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {recipes.map(({ recipeId, title, allergens }) => (
              <tr key={recipeId} className="border-b border-line">
                <th scope="row" className="px-2 py-1.5 text-left font-medium break-words">
                  {title}
                </th>
                {names.map((name) => {
                  // A dish that nobody has data of for a name says nothing about it.
                  const state = allergens.find((each) => each.name === name)?.state ?? 'not known'
                  const { letter, words, look } = stateLooks[state]
                  return (
                    <td key={name} className={`px-1 py-1.5 text-center ${look}`}>
                      <span aria-hidden="true">{letter}</span>
                      <span className="sr-only">{words}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
