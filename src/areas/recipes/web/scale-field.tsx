import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { NumberField } from '#ui/number-field.tsx'
import { checkNumber } from '#ui/logic/check-number.ts'
import type { Recipe } from '../recipe.ts'
import { madeBy } from '../rules/scale-recipe.ts'

/** Milliseconds after the last key until the address and the costs follow. */
const beatMs = 600

/** RECIPE-4: what the recipe is to make: servings of a menu recipe, units of a sub recipe. */
export function ScaleField({
  recipe,
  scale,
  onScale,
}: {
  recipe: Recipe
  scale: number | undefined
  onScale: (scale: number | undefined) => void
}) {
  const made = madeBy(recipe)
  const isMenu = recipe.type === 'MENU_RECIPE'
  const limits = { min: isMenu ? 1 : 0.0001, max: 999_999, maxDp: isMenu ? 0 : 4 }
  const shown = String(scale ?? made ?? '')
  const [text, setText] = useState(shown)
  const [before, setBefore] = useState(shown)
  // Back and links change the address below the field.
  if (before !== shown) {
    setBefore(shown)
    setText(shown)
  }
  useEffect(() => {
    if (text === shown || text.trim() === '' || checkNumber(text, limits) !== undefined) return undefined
    const wanted = Number(text)
    const timer = setTimeout(() => onScale(wanted === made ? undefined : wanted), beatMs)
    return () => clearTimeout(timer)
  })
  if (made === null) return null
  return (
    <div className="flex flex-wrap items-end gap-2 print:hidden">
      <div className="w-44">
        <NumberField
          label={isMenu ? 'Scale to servings' : `Scale to ${recipe.recipeUnit}`}
          value={text}
          onChange={setText}
          {...limits}
        />
      </div>
      {scale !== undefined && (
        <Button variant="quiet" onPress={() => onScale(undefined)}>
          As written
        </Button>
      )}
    </div>
  )
}
