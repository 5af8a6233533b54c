import type { AnyRouter } from '@tanstack/react-router'
import { holdKeys } from '#browser/held-keys.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import { areas } from '../areas.web.ts'

const dialogs = areas.flatMap((area) => area.dialogs ?? []).map(({ dialog }) => dialog)
const parameters = new Set(dialogs.map(({ parameter }) => parameter))
/** Those whose value names the dialog; any other value is what the same dialog shows. */
const naming = new Set(dialogs.filter((dialog) => 'value' in dialog).map(({ parameter }) => parameter))

/**
 * Keys pressed after a dialog was asked for wait until it is there; returns how to stop. One that
 * is open and shows something else takes them at once.
 */
export function holdKeysForDialogs(router: AnyRouter): () => void {
  return router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    if (!fromLocation || fromLocation.pathname !== toLocation.pathname) return
    const before = fromLocation.search as SearchTexts
    const after = toLocation.search as SearchTexts
    const opens = [...parameters].some(
      (name) => after[name] && after[name] !== before[name] && (!before[name] || naming.has(name)),
    )
    if (opens) holdKeys()
  })
}
