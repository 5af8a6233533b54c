import { callEndpoint } from '#browser/client.ts'
import { keptKey, keptOf } from '#browser/kept-for-user.ts'
import type { KnownCode, ScanUnit } from '../scanned-code.ts'
import { listCodes } from '../scanning.endpoints.ts'

/** A code with what its item is called. */
export interface LocalCode extends KnownCode {
  readonly description: string
}

/** Whose codes. */
export interface CodesOf {
  readonly userId: string
  readonly division: string
  readonly shipTo: string
}

const nameOf = ({ division, shipTo }: CodesOf) => `codes.${division}.${shipTo}`
/** After how long the codes are loaded again, in milliseconds. */
const freshMs = 3_600_000
/** Max pages of 100 codes: some 200 kB. */
const maxPages = 20

type Row = readonly [
  code: string,
  item: string | null,
  custom: string | null,
  unit: ScanUnit,
  said: 0 | 1,
  name: string,
]

interface Kept {
  readonly at: number
  readonly rows: readonly Row[]
}

/**
 * NEXT-8: the codes of a ship-to as this browser last loaded them, to scan without a connection.
 */
export function keptCodes(of: CodesOf): readonly LocalCode[] {
  return (read(of)?.rows ?? []).map(([code, itemNumber, customItemId, unit, said, description]) => ({
    code,
    itemNumber,
    customItemId,
    unit,
    isRemembered: said === 1,
    description,
  }))
}

/** Loads them when they are older than an hour, or now. What fails is tried again the next time. */
export async function loadKeptCodes(of: CodesOf, { isNow = false } = {}): Promise<void> {
  if (!isNow && Date.now() - (read(of)?.at ?? 0) < freshMs) return
  const { division, shipTo } = of
  const rows: Row[] = []
  try {
    for (let page = 1; page <= maxPages; page++) {
      const query = { pageNo: page, pageSize: 100 }
      const { codes } = await callEndpoint(listCodes, { params: { division, shipTo }, query })
      for (const { code, itemNumber, customItemId, unit, isRemembered, description } of codes)
        rows.push([code, itemNumber, customItemId, unit, isRemembered ? 1 : 0, description])
      if (codes.length < 100) break
    }
    localStorage.setItem(keptKey(of.userId, nameOf(of)), JSON.stringify({ at: Date.now(), rows } satisfies Kept))
  } catch {
    // Without a connection or room in the browser the codes of before stay.
  }
}

function read(of: CodesOf): Kept | null {
  const text = keptOf(of.userId, nameOf(of)).find(({ name }) => name === '')?.text
  try {
    const kept = JSON.parse(text ?? '') as Partial<Kept> | null
    return kept && typeof kept.at === 'number' && Array.isArray(kept.rows) ? (kept as Kept) : null
  } catch {
    // Nothing is kept, or something else wrote it.
    return null
  }
}
