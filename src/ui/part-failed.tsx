import { RotateCw } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { PartNotLoaded } from './failed-parts.ts'
import { IconButton } from './icon-button.tsx'
import { useRetryOnline } from './use-retry-online.ts'

interface PartFailedProps {
  readonly error: unknown
  readonly retry: () => void
}

/** The message for a part that failed. */
export function partFailedText(error: unknown): string {
  if (!(error instanceof PartNotLoaded)) return 'This part stopped working. Nothing you saved is lost.'
  return navigator.onLine
    ? 'This part could not be loaded.'
    : 'You are offline, and this part has not been loaded on this device yet.'
}

/** Replaces a part of a screen. */
export function InlineFailure({ error, retry }: PartFailedProps) {
  useRetryOnline(retry)
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 py-2 text-14">
      <p>{partFailedText(error)}</p>
      <Button size="small" onPress={retry}>
        Retry
      </Button>
    </div>
  )
}

/** Replaces a part of the top bar, where there is space for one icon. */
export function CompactFailure({ error, retry }: PartFailedProps) {
  useRetryOnline(retry)
  return (
    <span role="alert">
      <IconButton label={`${partFailedText(error)} Retry`} onPress={retry}>
        <RotateCw size={18} aria-hidden className="text-danger" />
      </IconButton>
    </span>
  )
}

/** Replaces a dialog or a sheet. Uses the browser's native dialog, which needs no code to load. */
export function DialogFailure({ error, retry, onClose }: PartFailedProps & { onClose: (() => void) | undefined }) {
  useRetryOnline(retry)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [isClosed, setClosed] = useState(false)
  useEffect(() => dialog.current?.showModal(), [isClosed])
  if (isClosed) return null
  const close = () => {
    setClosed(true)
    onClose?.()
  }
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      className="floating m-auto w-[calc(100vw-32px)] max-w-100 p-5 backdrop:bg-veil"
    >
      <h2 id={id} className="text-16 font-semibold">
        This could not be opened
      </h2>
      <p className="pt-1 pb-4 text-14">{partFailedText(error)}</p>
      <div className="flex justify-end gap-2">
        <Button onPress={close}>Close</Button>
        <Button variant="primary" onPress={retry}>
          Retry
        </Button>
      </div>
    </dialog>
  )
}
