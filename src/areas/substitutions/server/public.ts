export { ifShortOf, ifShortOfItems } from './checked-substitutions.ts'
export { comparedItems, type SubstitutedItem } from './compared-items.store.ts'
export { preferencesOf, savePreference } from './substitution.store.ts'
