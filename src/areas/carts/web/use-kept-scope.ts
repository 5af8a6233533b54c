import { useShipToParams } from '#browser/current-ship-to.ts'
import { useMe } from '#browser/current-user.ts'

/** What this browser keeps about carts is kept for one user at one ship-to. */
export interface KeptScope {
  readonly userId: string
  readonly division: string
  readonly shipTo: string
}

/** The signed-in user at the selected ship-to; null for users without any. */
export function useKeptScope(): KeptScope | null {
  const params = useShipToParams()
  const { userId } = useMe()
  return params && { userId, ...params }
}
