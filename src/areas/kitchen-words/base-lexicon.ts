import { baseKitchenWords } from './base/base-kitchen-words.ts'
import { compileLexicon } from './rules/compile-lexicon.ts'

/** The words that ship with the product, without those a distributor adds. */
export const baseLexicon = compileLexicon([baseKitchenWords])
