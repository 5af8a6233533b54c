import { useEffect, useEffectEvent } from 'react'
import { takeKeys } from '#browser/shortcuts.ts'
import { wedgeKeys } from './wedge-keys.ts'

/**
 * NEXT-8: what a wedge scanner types anywhere on the screen, in place of keys. Not inside a text
 * field, whose text is a person's, and not while a dialog is open unless it is for dialogs.
 */
export function useWedgeScanner(
  onScan: (text: string) => void,
  { isEnabled = true, isForDialogs = false }: { isEnabled?: boolean; isForDialogs?: boolean } = {},
): void {
  const run = useEffectEvent(onScan)
  useEffect(
    () => (isEnabled ? takeKeys(wedgeKeys({ isForDialogs, onScan: (text) => run(text) })) : undefined),
    [isEnabled, isForDialogs],
  )
}
