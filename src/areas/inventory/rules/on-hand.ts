import { divideHalfUp } from '#kit/money.ts'
import type { OnHand } from '#areas/guides/rules/order-to-par.ts'
import type { CountedQuantity } from '../count-operation.ts'
import type { CountedPack } from '../inventory.ts'

/**
 * GUIDE-3, INV-1: what was counted, as pars are compared with it: in cases and eaches, weighed
 * pounds as the part of an average case they are.
 */
export function onHand({ caseHundredths, units, weightHundredths }: CountedQuantity, pack: CountedPack): OnHand {
  const { isCatchWeight, caseWeightHundredths } = pack
  const weighed =
    isCatchWeight && caseWeightHundredths > 0 ? divideHalfUp(weightHundredths * 100, caseWeightHundredths) : 0
  return { hundredthsOfCases: caseHundredths + weighed, units }
}
