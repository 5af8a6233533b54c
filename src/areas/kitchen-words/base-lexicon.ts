import { baseKitchenWords } from './base/base-kitchen-words.ts'
import { compileLexicon } from './rules/compile-lexicon.ts'

/** The words that come with the product, without a distributor's own. */
export const baseLexicon = compileLexicon([baseKitchenWords])
