import type { ComponentProps } from 'react'
import { uncapitalized } from '#kit/text.ts'
import { Dialog } from './dialog.tsx'
import { ErrorState, type Failure } from './error-state.tsx'
import { Skeleton } from './skeleton.tsx'

/** A dialog that was asked for while its content is on its way, or when it could not be loaded. */
export function WaitingDialog({
  title,
  failure,
  onClose,
  ...state
}: {
  title: string
  failure: Failure | null
  onClose: () => void
} & Omit<ComponentProps<typeof ErrorState>, 'failure'>) {
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      {failure ? (
        <ErrorState failure={failure} {...state} />
      ) : (
        <Skeleton className="h-40 w-full" what={uncapitalized(state.what ?? 'this')} />
      )}
    </Dialog>
  )
}
