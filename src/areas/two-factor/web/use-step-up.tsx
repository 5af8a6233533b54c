import { type ReactNode, useState } from 'react'
import type { CallFailed } from '#browser/call-failed.ts'
import { StepUpDialog } from './step-up-dialog.tsx'

/** Step-up around a write: give `asksFor` to its `failed`, and put `dialog` beside its screen. */
export function useStepUp(): {
  /**
   * True when the failure asks for a proof: the dialog opens, and `again` runs once it was given.
   */
  asksFor: (failure: CallFailed, again: () => void) => boolean
  dialog: ReactNode
} {
  const [asked, setAsked] = useState<{ by: 'password' | 'any'; again: () => void }>()
  return {
    asksFor: (failure, again) => {
      if (failure.code !== 'step_up_needed') return false
      const { by } = (failure.details ?? {}) as { by?: unknown }
      setAsked({ by: by === 'password' ? 'password' : 'any', again })
      return true
    },
    dialog: asked && (
      <StepUpDialog
        by={asked.by}
        onProved={() => {
          setAsked(undefined)
          asked.again()
        }}
        onClose={() => setAsked(undefined)}
      />
    ),
  }
}
