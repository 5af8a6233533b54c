import type { ReactNode } from 'react'
import type { Rational } from '#kit/rational.ts'
import { itemDialog } from '#areas/shop/shop.addresses.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { Badge } from '#ui/badge.tsx'
import { Table, TableCell, type TableColumn, TableRow } from '#ui/table.tsx'
import { type Ingredient, purchaseUnits, type Recipe } from '../recipe.ts'
import { scaledText } from '../rules/scale-recipe.ts'
import { recipeScreen, replaceIngredientDialog } from '../recipes.addresses.ts'
import { moneyText, percentText, unitCostText } from './recipe-words.ts'

const columns: readonly TableColumn[] = [
  { label: 'Ingredient' },
  { label: 'Measurement' },
  { label: 'Quantity', align: 'right' },
  { label: 'RU per PU', align: 'right' },
  { label: 'Yield', align: 'right' },
  { label: 'RU cost', align: 'right' },
  { label: 'Cost', align: 'right' },
]

/** What an ingredient is called. */
export const ingredientName = ({ itemInfo, subRecipeTitle }: Ingredient): string =>
  subRecipeTitle ?? itemInfo?.description ?? 'Unknown item'

/** What its price is for: a case, an each, a pound, or a unit of a sub recipe. */
export const purchaseText = ({ purchaseUnit, itemInfo, subRecipeId }: Ingredient): string => {
  if (subRecipeId !== null) return 'recipe unit'
  if (itemInfo?.isCatchWeight) return 'pound'
  return purchaseUnit === purchaseUnits.case ? 'case' : 'each'
}

function Name({ ingredient }: { ingredient: Ingredient }) {
  const hrefTo = useHref()
  const { itemInfo, itemNumber, subRecipeId } = ingredient
  const look = 'font-medium break-words text-action no-underline data-hovered:underline'
  const name = ingredientName(ingredient)
  return (
    <>
      {subRecipeId !== null ? (
        <Link href={recipeScreen.at({ recipeId: subRecipeId })} className={look}>
          {name}
        </Link>
      ) : itemNumber === null ? (
        <span className="font-medium break-words">{name}</span>
      ) : (
        <Link href={hrefTo(itemDialog.open(itemNumber))} className={look}>
          {name}
        </Link>
      )}
      <span className="flex flex-wrap items-center gap-x-2 text-12 text-muted">
        {subRecipeId === null
          ? [itemNumber, itemInfo?.brand, itemInfo?.packSizeDescription].filter(Boolean).join(' · ') || 'Custom item'
          : 'Sub recipe'}
        {itemInfo?.isDiscontinued && <Badge tone="warning">No longer sold</Badge>}
        {itemInfo?.isDiscontinued && itemNumber !== null && (
          <Link
            href={hrefTo(replaceIngredientDialog.open(itemNumber))}
            aria-label={`Replace ${name}`}
            className="inline-flex min-h-6 items-center text-13 font-medium text-action no-underline data-hovered:underline pointer-coarse:min-h-11 print:hidden"
          >
            Replace
          </Link>
        )}
        {ingredient.isPricePresent === false && <Badge tone="warning">Price missing</Badge>}
      </span>
    </>
  )
}

const totalsOf = (recipe: Recipe): readonly (readonly [string, string])[] => [
  ['Total ingredient cost', moneyText(recipe.totalIngredientCost)],
  [`Q factor ${percentText(recipe.qFactor)}`, moneyText(recipe.qFactorCost)],
  ['Total cost', moneyText(recipe.totalCost)],
]

/** RECIPE-2: the ingredients with their totals; on a phone as a list. */
export function IngredientTable({
  recipe,
  factor,
  isPhone,
}: {
  recipe: Recipe
  /** RECIPE-4: what amounts are multiplied by; costs come scaled. */
  factor: Rational
  isPhone: boolean
}) {
  const { ingredients } = recipe
  if (ingredients.length === 0) return <p className="text-muted">This recipe has no ingredients yet.</p>
  if (isPhone)
    return (
      <div className="overflow-hidden rounded-dialog border border-line bg-raised">
        <ol aria-label="Ingredients">
          {ingredients.map((each, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no other name
            <li key={index} className="grid gap-1 border-b border-line px-3 py-2.5">
              <span className="flex items-start justify-between gap-3">
                <span className="min-w-0">
                  <Name ingredient={each} />
                </span>
                <span className="figures whitespace-nowrap">{moneyText(each.cost)}</span>
              </span>
              <span className="figures text-13">
                {scaledText(each, factor)}
                {each.measurement && ` · ${each.measurement}`}
              </span>
              <span className="figures text-12 text-muted">
                {each.ruPerPu} {each.recipeUnit} per {purchaseText(each)} · yield {each.yieldPct}% ·{' '}
                {unitCostText(each.ruCost)} a {each.recipeUnit}
              </span>
            </li>
          ))}
        </ol>
        <dl className="grid grid-cols-2 gap-y-1 px-3 py-2.5">
          {totalsOf(recipe).map(([label, amount]) => (
            <Total key={label} label={label} amount={amount} />
          ))}
        </dl>
      </div>
    )
  return (
    <Table label="Ingredients" columns={columns}>
      {ingredients.map((each, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no other name
        <TableRow key={index}>
          <TableCell className="max-w-80 py-1.5">
            <Name ingredient={each} />
          </TableCell>
          <TableCell className="max-w-48 break-words">{each.measurement || '-'}</TableCell>
          <TableCell isNumber>{scaledText(each, factor)}</TableCell>
          <TableCell isNumber>
            {each.ruPerPu} <span className="text-muted">/ {purchaseText(each)}</span>
          </TableCell>
          <TableCell isNumber>{each.yieldPct}%</TableCell>
          <TableCell isNumber>{unitCostText(each.ruCost)}</TableCell>
          <TableCell isNumber>{moneyText(each.cost)}</TableCell>
        </TableRow>
      ))}
      {totalsOf(recipe).map(([label, amount], index, all) => (
        <tr key={label} className={`border-t border-line ${index === all.length - 1 ? 'bg-sunken font-semibold' : ''}`}>
          <th scope="row" colSpan={columns.length - 1} className="h-9 px-2 text-right font-[inherit] lg:px-3">
            {label}
          </th>
          <TableCell isNumber>{amount}</TableCell>
        </tr>
      ))}
    </Table>
  )
}

const Total = ({ label, amount }: { label: string; amount: ReactNode }) => (
  <>
    <dt className="text-muted">{label}</dt>
    <dd className="figures text-right font-medium">{amount}</dd>
  </>
)
