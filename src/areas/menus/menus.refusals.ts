import { refusals } from '#contract/refusals.ts'
import { menuLimits } from './menu.ts'

/** Every "no" of menus. A menu of others and a missing one read the same (security 9, 10). */
export const menuRefusals = refusals({
  menu_not_found: [404, 'This menu is no longer present.'],
  menu_changed: [409, 'This menu was changed by someone else. This is the latest version.'],
  menu_title_taken: [409, 'There is already a menu with this title.'],
  too_many_menus: [422, `A ship-to can have at most ${menuLimits.menus} menus.`],
  recipe_twice: [422, 'This recipe is on the menu already.'],
  not_a_menu_recipe: [422, 'Only a menu recipe can be on a menu.'],
})
