import { plural } from '#kit/text.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useGo, usePath } from '#browser/navigation.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { recipesScreen } from '../recipes.addresses.ts'
import { deleteRecipes } from '../recipes.endpoints.ts'
import { forgetChosen } from './use-chosen-recipes.ts'

/** RECIPE-1: asks before recipes are deleted: `?delete-recipes=ID,ID`. */
export function DeleteRecipesDialog({ value, close }: DialogProps) {
  const params = useShipToParams()
  const go = useGo()
  const path = usePath()
  const ids = value.split(',').filter(Boolean)
  const remove = useAct(deleteRecipes, {
    refresh: ['listRecipes'],
    failed: () => true,
    done: ({ message }) => {
      forgetChosen(ids)
      showToast({ tone: 'success', message })
      // The recipe that is open is gone.
      if (path === recipesScreen.at()) close()
      else go(recipesScreen.at(), { replace: true, isSettled: true })
    },
  })
  return (
    <ConfirmDialog
      title={ids.length === 1 ? 'Delete recipe' : `Delete ${plural(ids.length, 'recipe')}`}
      confirmLabel="Delete"
      isDangerous
      isOpen
      isPending={remove.isRunning}
      failure={remove.failure}
      onConfirm={() => params && remove.run({ params, query: { recipeIds: value } })}
      onClose={close}
    >
      {ids.length === 1 ? 'The recipe goes for good.' : 'These recipes go for good.'} A sub recipe that others use must
      go together with them, or be taken out of them first.
    </ConfirmDialog>
  )
}
