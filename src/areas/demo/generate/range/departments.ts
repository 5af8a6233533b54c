import { bakery } from './bakery.ts'
import { beverage, specialty } from './beverage.ts'
import { oils, sauces } from './condiments.ts'
import { dairy } from './dairy.ts'
import { frozen } from './frozen.ts'
import { meat } from './meat.ts'
import { pantry } from './pantry.ts'
import { poultry } from './poultry.ts'
import { produce } from './produce.ts'
import type { Department } from './read-range.ts'
import { seafood } from './seafood.ts'
import { spices } from './seasonings.ts'
import { disposables, kitchen } from './supplies.ts'

/** All departments, as the filter rail shows them. */
export const departments: readonly Department[] = [
  meat,
  poultry,
  seafood,
  dairy,
  produce,
  bakery,
  frozen,
  pantry,
  oils,
  sauces,
  spices,
  beverage,
  specialty,
  disposables,
  kitchen,
]
