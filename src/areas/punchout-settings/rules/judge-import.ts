import { type ImportErrorCode, importErrors, type MappingError, type MappingText } from '../ship-to-mapping.ts'
import { type MappedShipTo, shipToKey } from './check-mapping.ts'
import { byNumber, findShipTo, type OwnShipTo } from './find-ship-to.ts'
import { keyOf } from './key-of.ts'

/** What becomes of the rows of a file. */
export interface JudgedImport {
  readonly mapped: readonly MappedShipTo[]
  readonly errors: readonly MappingError[]
}

interface Candidate {
  readonly shipTo: OwnShipTo
  readonly row: MappingText
}

/**
 * PUNCH-2: the rows of a file that are mapped, and the others with their reason (S1 sections 3 and
 * 5). Rows that contradict each other are all left out: which one is meant nobody knows. A row that
 * is repeated as it is counts once, its repetitions as errors.
 */
export function judgeImport(rows: readonly MappingText[], own: readonly OwnShipTo[]): JudgedImport {
  const known = byNumber(own)
  const found = rows.map((row) => findShipTo(row, known))
  const candidates = rows.flatMap((row, index): Candidate[] => {
    const at = found[index]!
    return 'error' in at ? [] : [{ shipTo: at.shipTo, row }]
  })
  const codesOf = distinct(candidates, ({ shipTo }) => shipToKey(shipTo), contentOf)
  const shipTosOf = distinct(
    candidates,
    ({ row }) => keyOf(row.punchoutShipTo),
    ({ shipTo }) => shipToKey(shipTo),
  )
  const mapped = new Map<string, MappedShipTo>()
  const errors: MappingError[] = []
  for (const [index, row] of rows.entries()) {
    const at = found[index]!
    const fail = (errorCode: ImportErrorCode, description: string) =>
      errors.push({ shipTo: row.shipTo, description, message: importErrors[errorCode], errorCode })
    if ('error' in at) {
      fail(at.error, at.name)
      continue
    }
    const { division, shipTo, name } = at.shipTo
    const key = shipToKey(at.shipTo)
    if (codesOf.get(key)!.size > 1 || mapped.has(key)) fail(3, name)
    else if (shipTosOf.get(keyOf(row.punchoutShipTo))!.size > 1) fail(4, name)
    else {
      const punchoutGroupId = row.punchoutGroupId.trim()
      mapped.set(key, { division, shipTo, punchoutShipTo: row.punchoutShipTo.trim(), punchoutGroupId })
    }
  }
  return { mapped: [...mapped.values()], errors }
}

const contentOf = ({ row }: Candidate): string =>
  JSON.stringify([keyOf(row.punchoutShipTo), row.punchoutGroupId.trim()])

/** For each key the distinct values that stand beside it. */
function distinct(
  candidates: readonly Candidate[],
  key: (candidate: Candidate) => string,
  value: (candidate: Candidate) => string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const values = new Map<string, Set<string>>()
  for (const each of candidates) {
    const under = values.get(key(each)) ?? new Set<string>()
    values.set(key(each), under.add(value(each)))
  }
  return values
}
