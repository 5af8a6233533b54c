import type { ServerArea } from '#platform/http/area.ts'
import { type SealedValues, sealUses } from '#platform/sealed-values.ts'

/** PLAT-12: what all areas have sealed; every use is named by exactly one. */
export function gatherSealedValues(areas: readonly Pick<ServerArea, 'sealed'>[]): readonly SealedValues[] {
  const all = areas.flatMap(({ sealed = [] }) => sealed)
  for (const use of sealUses) {
    const named = all.filter(({ uses }) => uses.includes(use)).length
    if (named === 0) throw new Error(`No area says what becomes of what is sealed for ${use}`)
    if (named > 1) throw new Error(`${named} areas say what becomes of what is sealed for ${use}`)
  }
  return all
}
