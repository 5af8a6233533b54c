import type { RouteRule } from '#browser/may-open-route.ts'
import type { Shortcut, ShortcutGroup } from '#browser/shortcuts.ts'

/**
 * SHELL-5: the shortcuts that belong to a screen; a test holds them to what the screens listen for.
 * Those of Navigation work everywhere.
 */
export const screenShortcuts: readonly Shortcut[] = [
  { keys: 'q', label: 'Go to the first quantity', group: 'Order View' },
  { keys: 'v', label: 'Show the items another way', group: 'Order View' },
  { keys: 'f', label: 'Go to the filters', group: 'Order View' },
  { keys: ']', label: 'Next page', group: 'Order View' },
  { keys: '[', label: 'Previous page', group: 'Order View' },
  { keys: 'Alt+KeyF', label: 'Fill this line to par', group: 'Guides' },
  { keys: 'Alt+KeyR', label: 'Replace the item of this line', group: 'Guides' },
  { keys: 'Alt+KeyE', label: 'Edit the list', group: 'Guides' },
  { keys: '$mod+Enter', label: 'Place order', group: 'Review Cart' },
  { keys: 'e', label: 'Edit Info', group: 'Review Cart' },
  { keys: 'q', label: 'Go to the first quantity', group: 'Review Cart' },
  { keys: 'i', label: 'Quick entry', group: 'Review Cart' },
  { keys: 'l', label: 'Paste a list', group: 'Review Cart' },
  { keys: 'a', label: 'Add more items', group: 'Review Cart' },
  { keys: 't', label: 'Group lines another way', group: 'Review Cart' },
  { keys: 's', label: 'Sort lines another way', group: 'Review Cart' },
  { keys: 'u', label: 'Undo my last change of the cart', group: 'Review Cart' },
  { keys: 'Shift+u', label: 'Redo what I undid', group: 'Review Cart' },
  { keys: 'Alt+KeyL', label: 'List or advanced layout', group: 'Advanced Layout' },
  { keys: 'Alt+KeyP', label: 'Price override of this line', group: 'Advanced Layout' },
  { keys: 'Alt+KeyB', label: 'Price breakdown of this line', group: 'Advanced Layout' },
  { keys: 'j', label: 'Next credit request', group: 'Credit Requests' },
  { keys: 'k', label: 'Previous credit request', group: 'Credit Requests' },
  { keys: 'a', label: 'Approve this credit request', group: 'Credit Requests' },
  { keys: 'r', label: 'Reject this credit request', group: 'Credit Requests' },
  { keys: 'c', label: 'Comment on this credit request', group: 'Credit Requests' },
]

/** Where the shortcuts of a group work, and for whom; null: everywhere, for everybody. */
export const groupPlaces: Readonly<Record<ShortcutGroup, { text: string; rule: RouteRule } | null>> = {
  Navigation: null,
  'Order View': { text: 'In the shop and in guides', rule: { modes: ['restaurant'] } },
  Guides: { text: 'In a guide', rule: { modes: ['restaurant'] } },
  'Review Cart': { text: 'While reviewing the cart', rule: { modes: ['restaurant'], needs: ['manageCart'] } },
  'Advanced Layout': {
    text: 'In the advanced layout of the shop and of the review',
    rule: { modes: ['restaurant'], kinds: ['internal'] },
  },
  'Credit Requests': { text: 'In the list of credit requests', rule: { needs: ['viewCreditRequests'] } },
}
