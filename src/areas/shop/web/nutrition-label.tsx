import type { ItemDetails } from '#areas/items/item.ts'
import { listNutrition } from '#areas/items/rules/list-nutrition.ts'

/** The familiar label; % Daily Value is based on 2,000 calories. */
export function NutritionLabel({ details }: { details: ItemDetails }) {
  const label = listNutrition(details)
  if (!label) return <p>N/A</p>
  return (
    <div className="max-w-80 rounded-control border-2 border-ink p-3">
      <p className="border-b border-ink pb-1 text-20 font-bold">Nutrition Facts</p>
      <p className="figures flex justify-between pt-1">
        <span>Servings per case</span>
        <span>{label.servingsPerCase}</span>
      </p>
      <p className="figures flex justify-between border-b-4 border-ink pb-1 font-semibold">
        <span>Serving size</span>
        <span>{label.servingSize}</span>
      </p>
      <p className="figures flex items-baseline justify-between border-b-2 border-ink py-1 text-20 font-bold">
        <span>Calories</span>
        <span>{label.calories}</span>
      </p>
      <table className="figures w-full text-13">
        <thead>
          <tr>
            <th scope="col" className="sr-only">
              Nutrient
            </th>
            <th scope="col" className="py-0.5 text-right text-12">
              % Daily Value*
            </th>
          </tr>
        </thead>
        <tbody>
          {label.nutrients.map(({ name, amount, dailyValue, isInset }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className={`py-0.5 text-left font-normal ${isInset ? 'pl-4' : ''}`}>
                {name} {amount}
              </th>
              <td className="text-right font-semibold">{dailyValue}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t-4 border-ink pt-1 text-12 text-muted">
        * Percent Daily Value is based on 2,000 calories a day.
      </p>
    </div>
  )
}
