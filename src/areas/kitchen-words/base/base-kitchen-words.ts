import type { KitchenWord } from '../kitchen-word.ts'
import { readKitchenWords } from '../rules/read-kitchen-words.ts'
import { bakeryAndFrozenWords } from './bakery-and-frozen.ts'
import { beverageWords } from './beverages.ts'
import { brandNameWords } from './brand-names.ts'
import { dairyWords } from './dairy.ts'
import { dietWords } from './diets.ts'
import { disposableWords } from './disposables.ts'
import { frenchWords } from './french.ts'
import { italianWords } from './italian.ts'
import { janitorialAndSmallwareWords } from './janitorial-and-smallwares.ts'
import { meatAndPoultryWords } from './meat-and-poultry.ts'
import { kitchenFrenchWords } from './kitchen-french.ts'
import { kitchenSpanishWords } from './kitchen-spanish.ts'
import { moreFrenchWords } from './more-french.ts'
import { moreSpanishWords } from './more-spanish.ts'
import { pantryWords } from './pantry.ts'
import { produceWords } from './produce.ts'
import { seafoodWords } from './seafood.ts'
import { spanishWords } from './spanish.ts'
import { tradeWords } from './trade-words.ts'

/** ITEM-2: the words that every division starts with; imports add to them and replace them. */
export const baseKitchenWords: readonly KitchenWord[] = [
  produceWords,
  meatAndPoultryWords,
  seafoodWords,
  dairyWords,
  pantryWords,
  bakeryAndFrozenWords,
  beverageWords,
  disposableWords,
  janitorialAndSmallwareWords,
  dietWords,
  tradeWords,
  brandNameWords,
  spanishWords,
  moreSpanishWords,
  kitchenSpanishWords,
  frenchWords,
  moreFrenchWords,
  kitchenFrenchWords,
  italianWords,
].flatMap(readKitchenWords)
