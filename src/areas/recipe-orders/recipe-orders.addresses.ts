import { screen } from '#contract/address.ts'

/**
 * RECIPE-4: the ingredients of recipes as an order. `recipes` are ids by comma, each with what it
 * is to make behind an @ where it is scaled: 'ID@24,ID'.
 */
export const orderRecipesScreen = screen('/recipes/order', ['recipes'])
