import { customersScreen } from '#areas/customer-pages/customer-pages.addresses.ts'
import { importGuideDialog } from '#areas/guide-import/guide-import.addresses.ts'
import {
  addToGuideDialog,
  deleteGuideDialog,
  fillToParDialog,
  guideScreen,
  guideSheetScreen,
  guidesScreen,
  leftItemsDialog,
  newGuideDialog,
  renameGuideDialog,
  replaceItemDialog,
  standardGuideRuleDialog,
} from '#areas/guides/guides.addresses.ts'
import { ordersScreen } from '#areas/orders/orders.addresses.ts'
import { scanDialog } from '#areas/scanning/scanning.addresses.ts'
import {
  bringListDialog,
  deleteStagingGuideDialog,
  makeGuidesDialog,
  stagingGuideScreen,
  stagingGuidesScreen,
} from '#areas/staging-guides/staging-guides.addresses.ts'
import type { learnIds } from './learn-ids.ts'
import { over, type Place, place, plain, variant } from './place.ts'

/** Guides and the lists staff bring for a new customer. */
export function guidePlaces(ids: Awaited<ReturnType<typeof learnIds>>): readonly Place[] {
  const guide = { type: ids.guide.type, guideId: ids.guide.id }
  return [
    plain(guidesScreen, 'buyer'),
    place(guideScreen, guideScreen.at(guide), 'buyer'),
    variant(place(guideScreen, guideScreen.at(guide, scanDialog.open('guide')), 'buyer')),
    place(guideSheetScreen, guideSheetScreen.at(guide), 'buyer'),
    plain(stagingGuidesScreen, 'rosa'),
    place(stagingGuideScreen, stagingGuideScreen.at({ id: ids.list }), 'rosa'),
    over(addToGuideDialog, 'buyer', ordersScreen, ids.item),
    over(newGuideDialog, 'buyer', ordersScreen, 'empty'),
    ...[renameGuideDialog, deleteGuideDialog, fillToParDialog, leftItemsDialog].map((dialog) =>
      over(dialog, 'buyer', ordersScreen, ids.guide.id),
    ),
    over(standardGuideRuleDialog, 'rosa', ordersScreen),
    over(importGuideDialog, 'buyer', ordersScreen, 'new'),
    over(replaceItemDialog, 'buyer', ordersScreen, `${ids.guide.id}.${ids.item}`),
    over(bringListDialog, 'rosa', customersScreen),
    over(makeGuidesDialog, 'rosa', customersScreen, ids.list),
    over(deleteStagingGuideDialog, 'rosa', customersScreen, ids.list),
  ]
}
