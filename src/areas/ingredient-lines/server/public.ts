export { type IngredientChoice, type MatchedIngredient, matchIngredients, type MatchFor } from './match-ingredients.ts'
export { measuredItems } from './measured-items.store.ts'
