import { useShipToParams } from '#browser/current-ship-to.ts'
import { useMe } from '#browser/current-user.ts'
import type { KeptScope } from './kept-edits.ts'

/** Who types for which ship-to; null for users without any. */
export function useKeptScope(): KeptScope | null {
  const params = useShipToParams()
  const { userId } = useMe()
  return params && { userId, ...params }
}
