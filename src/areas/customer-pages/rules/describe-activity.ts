import { capitalized } from '#kit/text.ts'
import type { CustomerEvent } from '../customer.ts'

/** What audited actions on a ship-to are called; others are read as they are written. */
const actions: Readonly<Record<string, string>> = {
  'ship-to.change-settings': 'Ship-to settings changed',
  'ship-to.change-parent': 'Parent ship-to changed',
  'cart.override-prices': 'Prices of a cart overridden',
  'cart.modify-access': 'Access to a cart changed',
}

/** 'cart.show-to-customer' -> 'Cart show to customer': an action this list does not know yet. */
const asWritten = (action: string): string => {
  const words = action.replace(/[.-]+/g, ' ')
  return capitalized(words)
}

/** CUST-1: an event as a sentence; who did it stands beside it. */
export function describeActivity({ kind, text }: Pick<CustomerEvent, 'kind' | 'text'>): string {
  if (kind === 'order') return `Order ${text} placed`
  if (kind === 'invoice') return `Invoice ${text}`
  return actions[text] ?? asWritten(text)
}
