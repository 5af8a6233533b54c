import { callEndpoint } from '#browser/client.ts'
import { isCallFailed, isOutcomeUnknown } from '#browser/call-failed.ts'
import type { KnownCode, ScannedCode } from '../scanned-code.ts'
import { lookUpCode } from '../scanning.endpoints.ts'
import { resolveCode } from '../rules/resolve-code.ts'

/** After how long without a response a code is looked up on the device, in milliseconds. */
const timeoutMs = 1_500

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
 * NEXT-8: what a code means: as the server says, or over the codes at hand when it cannot be
 * reached in time. Throws `CallFailed` when it refuses.
 */
export async function findMeaning(
  params: { readonly division: string; readonly shipTo: string },
  scanned: ScannedCode,
  known: () => readonly FoundCode[],
): Promise<Meaning> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const meaning = await callEndpoint(lookUpCode, { params: { ...params, code: scanned.code } }, { signal })
    return { outcome: meaning.outcome, matches: meaning.matches, isLocal: false }
  } catch (error) {
    if (isCallFailed(error) && !isOutcomeUnknown(error)) throw error
    return { ...resolveCodeLocally(scanned, known()), isLocal: true }
  }
}
