import { useShipToParams } from '#browser/current-ship-to.ts'
import { useGo } from '#browser/navigation.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { menusScreen } from '../menus.addresses.ts'
import { deleteMenu } from '../menus.endpoints.ts'

/** NEXT-10: asks before a menu is deleted: `?delete-menu=ID.VERSION`, the version that was seen. */
export function DeleteMenuDialog({ value, close }: DialogProps) {
  const params = useShipToParams()
  const go = useGo()
  const [menuId = '', version = ''] = value.split('.')
  const remove = useAct(deleteMenu, {
    refresh: ['listMenus', 'getMenu'],
    failed: () => true,
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      go(menusScreen.at(), { replace: true, isSettled: true })
    },
  })
  return (
    <ConfirmDialog
      title="Delete menu"
      confirmLabel="Delete"
      isDangerous
      isOpen
      isPending={remove.isRunning}
      failure={remove.failure}
      onConfirm={() => params && remove.run({ params: { ...params, menuId } }, version)}
      onClose={close}
    >
      The menu goes for good. Its recipes stay.
    </ConfirmDialog>
  )
}
