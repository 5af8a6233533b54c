import { useGo } from '#browser/navigation.ts'
import { useShortcut } from '#browser/shortcuts.ts'
import { creditRequestDialog } from '#areas/credit-requests/credit-requests.addresses.ts'
import { useCreditList } from '../list/use-credit-list.ts'

/** CREDIT-2: with a request open, j and k open the next and the one before in the queue. */
export function useNeighbours(id: string): void {
  const go = useGo()
  const { list } = useCreditList()
  const move = (by: 1 | -1) => {
    const ids = (list.data?.requests ?? []).map((request) => request.id)
    const at = ids.indexOf(id)
    const next = at === -1 ? ids[0] : ids[at + by]
    if (next) go(creditRequestDialog.open(next), { replace: true })
  }
  useShortcut('j', 'Next credit request', 'Navigation', () => move(1), { isForDialogs: true })
  useShortcut('k', 'Previous credit request', 'Navigation', () => move(-1), { isForDialogs: true })
}
