import type { GuideInfo } from '#areas/carts/cart-contract.ts'

/**
 * GUIDE-3: the guide that was kept with what was typed; undefined for anything else. Schemas do not
 * validate in the browser (decision 2).
 */
export function readGuideInfo(kept: unknown): GuideInfo | undefined {
  const { id, type } = (kept ?? {}) as Partial<Record<keyof GuideInfo, unknown>>
  return typeof id === 'string' && typeof type === 'string' ? { id, type } : undefined
}
