import { Printer, ShoppingCart, Trash2, X } from 'lucide-react'
import { orderRecipesScreen } from '#areas/recipe-orders/recipe-orders.addresses.ts'
import { Link } from '#browser/link.tsx'
import { useGo } from '#browser/navigation.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { deleteRecipesDialog, recipeCardsScreen } from '../recipes.addresses.ts'
import { type ChosenRecipes, maxChosen } from './use-chosen-recipes.ts'

/** RECIPE-1: PRINT and DELETE of the selected recipes, in reach of a thumb. */
export function ChosenBar({ chosen }: { chosen: ChosenRecipes }) {
  const go = useGo()
  const { ids } = chosen
  if (ids.length === 0) return null
  return (
    <div
      role="region"
      aria-label="Selected recipes"
      className="sticky bottom-(--bottom-bar) z-20 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-raised px-4 py-2 md:bottom-0 lg:-mx-6 lg:px-6 print:hidden"
    >
      <p role="status" className="figures flex-1 max-sm:basis-[calc(100%-4rem)]">
        <strong className="font-medium">{ids.length} selected</strong>
        {!chosen.hasRoom && <span className="text-muted"> No more than {maxChosen} at a time</span>}
      </p>
      <IconButton label="Clear selection" onPress={chosen.clear}>
        <X size={16} aria-hidden="true" />
      </IconButton>
      <Link href={recipeCardsScreen.at({ ids: ids.join(',') })} className={buttonLook('secondary', 'small')}>
        <Printer size={16} aria-hidden="true" />
        Print
      </Link>
      <Link href={orderRecipesScreen.at({ recipes: ids.join(',') })} className={buttonLook('secondary', 'small')}>
        <ShoppingCart size={16} aria-hidden="true" />
        Order
      </Link>
      <Button size="small" onPress={() => go(deleteRecipesDialog.open(ids.join(',')))}>
        <Trash2 size={16} aria-hidden="true" />
        Delete
      </Button>
    </div>
  )
}
