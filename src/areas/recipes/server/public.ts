export { addRecipe } from './add-recipe.ts'
export { measureLinks } from './ingredient-link.store.ts'
export { recipeLineUser } from './recipe-line-user.ts'
