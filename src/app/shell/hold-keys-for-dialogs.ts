import type { AnyRouter } from '@tanstack/react-router'
import { holdKeys } from '#browser/held-keys.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import { areas } from '../areas.web.ts'

const parameters = new Set(areas.flatMap((area) => area.dialogs ?? []).map(({ dialog }) => dialog.parameter))

/** Keys pressed after a dialog was asked for wait until it is there; returns how to stop. */
export function holdKeysForDialogs(router: AnyRouter): () => void {
  return router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    if (!fromLocation || fromLocation.pathname !== toLocation.pathname) return
    const before = fromLocation.search as SearchTexts
    const after = toLocation.search as SearchTexts
    const opens = [...parameters].some((name) => after[name] && after[name] !== before[name])
    if (opens) holdKeys()
  })
}
