export { addMenu } from './save-menu.ts'
export { recipeOnMenus } from './recipe-on-menus.ts'
