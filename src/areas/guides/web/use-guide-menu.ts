import { useActor } from '#browser/current-user.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useGo } from '#browser/navigation.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { callPath } from '#contract/endpoint.ts'
import type { MenuEntry } from '#ui/menu-items.tsx'
import type { Guide } from '../guide.ts'
import { downloadGuideCsv, downloadGuideXlsx } from '../guide-files.endpoints.ts'
import { importGuideDialog } from '#areas/guide-import/guide-import.addresses.ts'
import { newStandingOrderScreen } from '#areas/standing-orders/standing-orders.addresses.ts'
import { setDefaultGuide } from '../guides.endpoints.ts'
import { updateGuide } from '../guide-items.endpoints.ts'
import {
  deleteGuideDialog,
  guideSheetScreen,
  leftItemsDialog,
  newGuideDialog,
  renameGuideDialog,
  standardGuideRuleDialog,
} from '../guides.addresses.ts'
import { paramsOf } from './use-guides.ts'

const downloads = { csv: downloadGuideCsv, xlsx: downloadGuideXlsx } as const

/**
 * What can be done with a guide as a whole; what this person may not do is absent. With `onEdit`,
 * for a phone, also what has buttons where there is room.
 */
export function useGuideMenu(guide: Guide, isDefault: boolean, onEdit: (() => void) | undefined): readonly MenuEntry[] {
  const go = useGo()
  const actor = useActor()
  const of = useShipToParams()
  const makeDefault = useAct(setDefaultGuide, {
    refresh: ['listGuides'],
    done: ({ message }) => showToast({ tone: 'success', message }),
  })
  const manage = useAct(updateGuide, {
    refresh: ['listGuides', 'getGuide'],
    done: ({ message }) => showToast({ tone: 'success', message }),
  })
  const { id, type, isDsrManaged, abilities } = guide
  const mayManage = actor.can('manageGuides')
  const entries: (MenuEntry & { readonly isShown: boolean })[] = [
    {
      id: 'edit',
      label: 'Edit list',
      isShown: onEdit !== undefined && abilities.changeShelf === null,
      ...(onEdit && { onAction: onEdit }),
    },
    {
      id: 'new',
      label: 'New guide…',
      isShown: onEdit !== undefined && mayManage,
      onAction: () => go(newGuideDialog.open('empty')),
    },
    {
      id: 'default',
      label: 'Make it my default',
      isShown: mayManage && !isDefault,
      onAction: () => of && makeDefault.run({ params: of, body: { guideId: id, type } }),
    },
    {
      id: 'copy',
      label: 'Copy…',
      isShown: mayManage,
      onAction: () => go(newGuideDialog.open(`guide.${id}`)),
    },
    {
      id: 'standing',
      label: 'Repeat as a standing order…',
      isShown: actor.can('manageCart'),
      onAction: () => go(newStandingOrderScreen.at({ from: `guide.${type}.${id}` })),
    },
    {
      id: 'sheet',
      label: 'Print a shelf sheet',
      isShown: true,
      onAction: () => go(guideSheetScreen.at({ type, guideId: id })),
    },
    ...(['csv', 'xlsx'] as const).map((format) => ({
      id: format,
      label: `Download as ${format.toUpperCase()}`,
      isShown: true,
      // A file leaves the page where it is.
      onAction: () => of && window.location.assign(callPath(downloads[format], paramsOf(of, guide))),
    })),
    {
      id: 'import',
      label: 'Import a file…',
      isShown: abilities.changeShelf === null && actor.can('manageCart'),
      onAction: () => go(importGuideDialog.open(id)),
    },
    {
      id: 'left',
      label: 'Items that left…',
      isShown: type === 'Standard',
      onAction: () => go(leftItemsDialog.open(id)),
    },
    {
      id: 'rule',
      label: 'Rule of the division…',
      isShown: type === 'Standard' && actor.kind === 'internal' && mayManage,
      onAction: () => go(standardGuideRuleDialog.open()),
    },
    {
      id: 'rename',
      label: 'Rename…',
      isShown: abilities.rename === null,
      onAction: () => go(renameGuideDialog.open(id)),
    },
    {
      id: 'dsr',
      label: isDsrManaged ? 'Give it back to the customer' : 'Manage it for the customer',
      isShown: actor.kind === 'internal' && abilities.rename === null,
      onAction: () =>
        of &&
        manage.run(
          { params: paramsOf(of, guide), body: { action: 'UpdateGuide', isDsrManaged: !isDsrManaged } },
          guide.version,
        ),
    },
    {
      id: 'delete',
      label: 'Delete…',
      isShown: abilities.delete === null,
      startsGroup: true,
      onAction: () => go(deleteGuideDialog.open(id)),
    },
  ]
  return entries.filter(({ isShown }) => isShown).map(({ isShown: _, ...entry }) => entry)
}
