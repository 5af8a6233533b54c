import type { CountedPack } from '../inventory.ts'

/** What an item is counted by. */
export interface CountedBy {
  readonly cases: boolean
  readonly eaches: boolean
  readonly pounds: boolean
}

/**
 * INV-1: an item is counted by the case and what is left of an open one by the each; catch weight
 * by the case and, where it was weighed, by the pound; what is only sold by the each has no case.
 */
export const countedBy = ({ eachOnly, eachesPerCase, isCatchWeight }: CountedPack): CountedBy => ({
  cases: !eachOnly,
  eaches: eachOnly || (!isCatchWeight && eachesPerCase > 1),
  pounds: isCatchWeight,
})
