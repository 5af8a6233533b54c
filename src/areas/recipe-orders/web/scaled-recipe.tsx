import { recipeScreen } from '#areas/recipes/recipes.addresses.ts'
import { useScaleText } from '#areas/recipes/web/public.tsx'
import { Link } from '#browser/link.tsx'
import { NumberField } from '#ui/number-field.tsx'
import type { OrderPlan } from '../recipe-orders.ts'

/** RECIPE-4: a recipe of the order, and how much of it is cooked. */
export function ScaledRecipe({
  recipe: { id, title, type, made, recipeUnit },
  scale,
  onScale,
}: {
  recipe: OrderPlan['recipes'][number]
  scale: number | undefined
  onScale: (scale: number | undefined) => void
}) {
  const isMenu = type === 'MENU_RECIPE'
  const field = useScaleText({ isMenu, made, scale, onScale })
  return (
    <li className="flex items-end justify-between gap-4 rounded-dialog border border-line bg-raised px-4 py-2.5">
      <Link
        href={recipeScreen.at({ recipeId: id, ...(scale !== undefined && { scale: String(scale) }) })}
        className="min-w-0 flex-1 py-1.5 font-medium break-words text-action no-underline data-hovered:underline"
      >
        {title}
      </Link>
      <div className="w-28 shrink-0">
        <NumberField label={isMenu ? 'Servings' : recipeUnit} {...field} />
      </div>
    </li>
  )
}
