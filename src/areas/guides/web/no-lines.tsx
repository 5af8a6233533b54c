import { ListX } from 'lucide-react'
import { useGo } from '#browser/navigation.ts'
import { shopScreen } from '#areas/shop/shop.addresses.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Guide } from '../guide.ts'

/** GUIDE-1: a guide without lines, and where they come from. */
export function EmptyGuide({ guide }: { guide: Guide }) {
  const go = useGo()
  return (
    <EmptyState
      title="This guide is empty"
      picture={<ListX size={40} aria-hidden="true" />}
      action={
        guide.abilities.changeLines === null && <Button onPress={() => go(shopScreen.at())}>Go to the shop</Button>
      }
    >
      {guide.type === 'Standard'
        ? 'It fills itself with what this ship-to buys regularly.'
        : 'Add items with “Add to guide” in the shop, in the cart and on orders.'}
    </EmptyState>
  )
}

/** GUIDE-1: no line is left by search and filters. */
export function NothingFound({ keyword, onClear }: { keyword: string; onClear: () => void }) {
  return (
    <EmptyState
      title={keyword ? `No line matches “${keyword}”` : 'No lines match these filters'}
      picture={<ListX size={40} aria-hidden="true" />}
      action={<Button onPress={onClear}>Show all lines</Button>}
    >
      Try fewer words, the item number, or your own name for it.
    </EmptyState>
  )
}
