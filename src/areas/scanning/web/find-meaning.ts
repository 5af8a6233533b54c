import { callEndpoint } from '#browser/client.ts'
import { isCallFailed, isOutcomeUnknown } from '#browser/call-failed.ts'
import type { KnownCode, ScannedCode } from '../scanned-code.ts'
import { lookUpCode } from '../scanning.endpoints.ts'
import { resolveCode } from '../rules/resolve-code.ts'

/** After how long without a response a code is looked up on the device, in milliseconds. */
const slowMs = 1_500

/** A code that is known here or on the server: what a screen needs of what it stands for. */
export interface FoundCode extends KnownCode {
  readonly description: string
  readonly packSizeDescription?: string
}

/** What a code means, and whether the server or the device said so. */
export interface Meaning {
  readonly outcome: 'item' | 'several' | 'unknown'
  readonly matches: readonly FoundCode[]
  readonly isLocal: boolean
}

/** Resolves a code over codes at hand, without a connection. An item number is one, too. */
export function resolveCodeLocally<Known extends KnownCode>(
  scanned: Pick<ScannedCode, 'kind' | 'code'>,
  known: readonly Known[],
) {
  const byNumber = known.flatMap((each) =>
    each.itemNumber !== null && !each.isRemembered ? [{ ...each, code: each.itemNumber }] : [],
  )
  return resolveCode(scanned, [...known, ...byNumber])
}

/**
 * NEXT-8: what a code means: as the server says, or over the codes at hand while it is slow to
 * respond or cannot be reached. A slow response is waited for when the device does not know the
 * code. Throws `CallFailed` when the server refuses.
 */
export async function findMeaning(
  params: { readonly division: string; readonly shipTo: string },
  scanned: ScannedCode,
  known: () => readonly FoundCode[],
): Promise<Meaning> {
  const asked = askServer(params, scanned)
  const local = (): Meaning => ({ ...resolveCodeLocally(scanned, known()), isLocal: true })
  try {
    const early = await Promise.race([asked, pause(slowMs)])
    const guess = early ?? local()
    return guess.outcome === 'item' ? guess : await asked
  } catch (error) {
    if (isCallFailed(error) && !isOutcomeUnknown(error)) throw error
    return local()
  }
}

async function askServer(params: { division: string; shipTo: string }, { code }: ScannedCode): Promise<Meaning> {
  const { outcome, matches } = await callEndpoint(lookUpCode, { params: { ...params, code } })
  return { outcome, matches, isLocal: false }
}

const pause = (ms: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), ms)
  })
