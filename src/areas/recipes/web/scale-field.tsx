import { Button } from '#ui/button.tsx'
import { NumberField } from '#ui/number-field.tsx'
import type { Recipe } from '../recipe.ts'
import { madeBy } from '../rules/scale-recipe.ts'
import { useScaleText } from './use-scale-text.ts'

/** RECIPE-4: what the recipe is to make: servings of a menu recipe, units of a sub recipe. */
export function ScaleField({
  recipe,
  scale,
  onScale,
}: {
  recipe: Pick<Recipe, 'type' | 'servings' | 'noOfRecipeUnits' | 'recipeUnit'>
  scale: number | undefined
  onScale: (scale: number | undefined) => void
}) {
  const made = madeBy(recipe)
  const isMenu = recipe.type === 'MENU_RECIPE'
  const field = useScaleText({ isMenu, made, scale, onScale })
  if (made === null) return null
  return (
    <div className="flex max-w-full min-w-0 flex-wrap items-end gap-2 print:hidden">
      <div className="w-44 max-w-full">
        <NumberField label={isMenu ? 'Scale to servings' : `Scale to ${recipe.recipeUnit}`} {...field} />
      </div>
      {scale !== undefined && (
        <Button variant="quiet" onPress={() => onScale(undefined)}>
          As written
        </Button>
      )}
    </div>
  )
}
