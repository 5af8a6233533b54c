import type { AnyRouter } from '@tanstack/react-router'
import { holdKeys } from '#browser/held-keys.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import { areas } from '../areas.web.ts'

const dialogs = areas.flatMap((area) => area.dialogs ?? [])
const parameters = new Set(dialogs.map(({ dialog }) => dialog.parameter))
/** What may open beside the page, by its parameter. */
const beside = new Map(dialogs.map(({ dialog, isBeside }) => [dialog.parameter, isBeside]))
/** Those whose value names the dialog; any other value is what the same dialog shows. */
const naming = new Set(dialogs.filter(({ dialog }) => 'value' in dialog).map(({ dialog }) => dialog.parameter))

/**
 * Keys pressed after a dialog was asked for wait until it is there; returns how to stop. One that
 * is open and shows something else takes them at once, and what opens beside the page holds none.
 */
export function holdKeysForDialogs(router: AnyRouter): () => void {
  // The router's own `fromLocation` is the last address that has loaded: none while the first
  // screen still loads, when keys are pressed all the same.
  let last = router.latestLocation
  return router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    const from = last
    last = toLocation
    if (from.pathname !== toLocation.pathname) return
    const before = from.search as SearchTexts
    const after = toLocation.search as SearchTexts
    const opens = [...parameters].some(
      (name) =>
        after[name] && after[name] !== before[name] && (!before[name] || naming.has(name)) && !beside.get(name)?.(),
    )
    if (opens) holdKeys()
  })
}
