import { ListTodo } from 'lucide-react'
import type { WebArea } from '#browser/web-area.ts'
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
} from './guides.addresses.ts'

const rule = { modes: ['restaurant'] } as const
const staff = { needs: ['manageGuides'], kinds: ['internal'], modes: ['restaurant'] } as const
const managing = { needs: ['manageGuides'], modes: ['restaurant'] } as const

/** Guides: lists to order from, and the dialogs that change them. */
export const guidesWeb: WebArea = {
  name: 'guides',
  kept: ['listGuides', 'getGuidePar', 'listCustomerCategories', 'listCustomerLocations', { call: 'getGuide', max: 6 }],
  routes: [
    {
      screen: guidesScreen,
      title: 'Guides',
      rule,
      component: () => import('./web/guides-screen.tsx').then((module) => module.GuidesScreen),
    },
    {
      screen: guideScreen,
      title: 'Guide',
      rule,
      component: () => import('./web/guides-screen.tsx').then((module) => module.GuidesScreen),
    },
    {
      screen: guideSheetScreen,
      title: 'Shelf sheet',
      rule,
      component: () => import('./web/sheet/shelf-sheet-screen.tsx').then((module) => module.ShelfSheetScreen),
    },
  ],
  navigation: [
    {
      label: 'Guides',
      to: guidesScreen.at(),
      order: 15,
      icon: ListTodo,
      rule,
      isHiddenForProspects: true,
      bottomBarOf: ['restaurant'],
      keys: 'g g',
      words: 'list shelf par order guide',
    },
  ],
  commands: [
    {
      label: 'Add the open cart to a guide',
      to: addToGuideDialog.open('cart'),
      rule: managing,
      isHiddenForProspects: true,
      words: 'list save items',
    },
    {
      label: 'Rule of the Standard guides',
      to: standardGuideRuleDialog.open(),
      rule: staff,
      words: 'division times weeks bought',
    },
    {
      label: 'New guide',
      to: newGuideDialog.open('empty'),
      rule: managing,
      isHiddenForProspects: true,
      words: 'create list order guide',
    },
    {
      label: 'New guide from the open cart',
      to: newGuideDialog.open('cart'),
      rule: managing,
      isHiddenForProspects: true,
      words: 'create list order guide',
    },
  ],
  itemNotes: [
    {
      name: 'guides',
      rule,
      isHiddenForProspects: true,
      note: () => import('./web/item-guides.tsx').then((module) => module.ItemGuides),
    },
  ],
  dialogs: [
    {
      dialog: addToGuideDialog,
      rule: managing,
      component: () => import('./web/add-to-guide-dialog.tsx').then((module) => module.AddToGuideDialog),
    },
    {
      dialog: newGuideDialog,
      rule: managing,
      component: () => import('./web/create-guide-dialog.tsx').then((module) => module.CreateGuideDialog),
    },
    {
      dialog: renameGuideDialog,
      rule: managing,
      component: () => import('./web/rename-guide-dialog.tsx').then((module) => module.RenameGuideDialog),
    },
    {
      dialog: deleteGuideDialog,
      rule: managing,
      component: () => import('./web/delete-guide-dialog.tsx').then((module) => module.DeleteGuideDialog),
    },
    {
      dialog: fillToParDialog,
      rule: { needs: ['manageCart'], modes: ['restaurant'] },
      component: () => import('./web/fill-to-par-dialog.tsx').then((module) => module.FillToParDialog),
    },
    {
      dialog: replaceItemDialog,
      rule: managing,
      component: () => import('./web/replace-item-dialog.tsx').then((module) => module.ReplaceItemDialog),
    },
    {
      dialog: leftItemsDialog,
      rule,
      component: () => import('./web/standard/left-items-dialog.tsx').then((module) => module.LeftItemsDialog),
    },
    {
      dialog: standardGuideRuleDialog,
      rule: staff,
      component: () =>
        import('./web/standard/standard-guide-rule-dialog.tsx').then((module) => module.StandardGuideRuleDialog),
    },
  ],
}
