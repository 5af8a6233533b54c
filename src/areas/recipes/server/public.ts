export { recipeLineUser } from './recipe-line-user.ts'
