import { useBlocker } from '@tanstack/react-router'
import { knownMe } from '#browser/current-user.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

/** Asks once before unsaved changes of a tab are lost: another tab, another page, or closing the window. */
export function AskBeforeLeaving({ isDirty }: { isDirty: boolean }) {
  const { status, proceed, reset } = useBlocker({
    // Dialogs with an address open over the page and lose nothing; who is signed out has nothing to save.
    shouldBlockFn: ({ current, next }) =>
      isDirty && knownMe() !== undefined && (current.pathname !== next.pathname || tabIn(current) !== tabIn(next)),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirmLabel="Leave"
      isDangerous
      isOpen={status === 'blocked'}
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    >
      What you changed here is not saved yet.
    </ConfirmDialog>
  )
}

const tabIn = ({ search }: { search: unknown }) => (search as { tab?: string }).tab
