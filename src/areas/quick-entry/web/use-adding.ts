import { useRef, useState } from 'react'
import { why } from '#kit/decision.ts'
import { formatCents } from '#kit/money.ts'
import type { CartQuantities } from '#areas/cart-entry/web/public.tsx'
import type { QuickItem } from '../quick-entry.endpoints.ts'
import type { OrderUnit } from '../rules/choose-unit.ts'
import { mayIncludeRow } from '../rules/may-include-row.ts'
import { priceOfRow } from '../rules/price-of-row.ts'
import { whyUnusualRow } from '../rules/why-unusual-row.ts'

/** The bar's message about the last action. */
interface BarMessage {
  readonly tone: 'good' | 'danger'
  readonly text: string
  /** Restores the line. */
  readonly undo?: () => void
}

/** What adding came to. */
interface Put {
  readonly isAdded: boolean
  readonly text: string
  readonly undo?: () => void
}

/** What is added to the cart. */
interface AddedRow {
  readonly item: QuickItem | null
  readonly quantity: number
  readonly unit: OrderUnit
}

/** CART-13: adds to the quantities in the cart, and says what it came to. */
export function useAdding(quantities: CartQuantities, focus: (field: 'item' | 'quantity') => void) {
  const [message, setMessage] = useState<BarMessage | null>(null)
  /** An unusual quantity that the next press confirms. */
  const confirming = useRef<string | null>(null)

  const show = ({ isAdded, text, undo }: Put, detail = '') => {
    const shown = [text, detail].filter(Boolean).join(' · ')
    setMessage({ tone: isAdded ? 'good' : 'danger', text: shown, ...(undo && { undo }) })
  }

  /** Adds to the quantity in the cart, and shows the result. */
  const put = ({ item, quantity, unit }: AddedRow): boolean => {
    if (!item) return false
    const result = addChecked({ item, quantity, unit })
    show(result)
    return result.isAdded
  }

  /** Adds what the rules of an order row allow. */
  const addChecked = ({ item, quantity, unit }: AddedRow & { item: QuickItem }): Put => {
    const sum = inCart(item.itemNumber, unit) + quantity
    const problem = why(mayIncludeRow({ itemNumber: item.itemNumber, quantity: quantity && sum, unit }, item))
    if (problem) return { isAdded: false, text: `${item.description}: ${problem}` }
    const unusual = whyUnusualRow({ quantity, unit }, item)
    const asked = `${item.itemNumber} ${quantity} ${unit}`
    if (unusual !== null && confirming.current !== asked) {
      confirming.current = asked
      return { isAdded: false, text: `${unusual} Press Enter or Add again if it is meant.` }
    }
    confirming.current = null
    const price = priceOfRow({ quantity, unit }, item)
    const cost = price ? ` · ${price.isEstimate ? 'est. ' : ''}${formatCents(price.total)}` : ''
    return addPlainly(item, unit, quantity, cost)
  }

  /** Adds; nothing more is known of an item while the server cannot be reached. */
  const addPlainly = (
    item: Pick<QuickItem, 'itemNumber' | 'description'>,
    unit: OrderUnit,
    quantity = 1,
    cost = '',
  ): Put => {
    const { itemNumber, description } = item
    const sum = inCart(itemNumber, unit) + quantity
    setInCart(itemNumber, unit, sum)
    return {
      isAdded: true,
      text: `Added ${quantity} ${unit} of ${description}${cost}${sum === quantity ? '' : `; ${sum} ${unit} in the cart`}`,
      undo: () => {
        // Of the quantity as it is now: what was added to it since then stays.
        setInCart(itemNumber, unit, Math.max(0, inCart(itemNumber, unit) - quantity))
        setMessage({ tone: 'good', text: `Took back ${quantity} ${unit} of ${description}` })
        focus('item')
      },
    }
  }

  const inCart = (itemNumber: string, unit: OrderUnit): number => {
    const { cases, units } = quantities.get(itemNumber)
    return unit === 'CS' ? cases : units
  }
  const setInCart = (itemNumber: string, unit: OrderUnit, sum: number): void =>
    quantities.edit(itemNumber, unit === 'CS' ? { cases: sum } : { units: sum })

  return { message, setMessage, put, addChecked, addPlainly, show }
}
