import { useMe } from '#browser/current-user.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { stopLoginAs } from '../login-as.endpoints.ts'
import { startAfresh } from './start-afresh.ts'

/** AUTH-8: back to the person at the keyboard; the customer's cart stays as it is. */
export function ReturnToSelfDialog({ close }: DialogProps) {
  const me = useMe()
  const { run, isRunning } = useAct(stopLoginAs, { done: startAfresh })
  return (
    <ConfirmDialog
      title="Return to self"
      confirmLabel="Return to self"
      isOpen
      isPending={isRunning}
      onConfirm={() => !isRunning && run({})}
      onClose={close}
    >
      You are logged in as {me.name}. Their cart stays as you leave it, and you go on as{' '}
      {me.realUser?.name ?? 'yourself'}.
    </ConfirmDialog>
  )
}
