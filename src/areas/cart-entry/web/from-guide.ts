import { isCallFailed } from '#browser/call-failed.ts'
import type { GuideInfo } from '#areas/carts/cart-contract.ts'
import type { TypedLine } from '../rules/merge-quantities.ts'

/** The guide the first of these lines that has one was typed in. */
export const guideOf = (lines: readonly TypedLine[]): GuideInfo | undefined => lines.find(({ guide }) => guide)?.guide

/**
 * Sends what was ordered from a guide; without the guide when somebody deleted it in the meantime,
 * so that nothing typed is lost.
 */
export async function fromGuide<T>(
  guide: GuideInfo | undefined,
  send: (guideInfo: GuideInfo | undefined) => Promise<T>,
): Promise<T> {
  try {
    return await send(guide)
  } catch (error) {
    if (guide && isCallFailed(error) && error.code === 'guide_not_found') return send(undefined)
    throw error
  }
}
