import { useState } from 'react'
import { useCall } from '#browser/query.ts'
import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { listCreditStaff } from '#areas/credit-requests/credit-moves.endpoints.ts'

/** CREDIT-3: whom a request is given to; each with how much is in progress with them. */
export function AssigneeDialog({
  title,
  confirmLabel,
  isRunning,
  without,
  onConfirm,
  onClose,
}: {
  title: string
  confirmLabel: string
  isRunning: boolean
  /** Whoever has it now. */
  without?: string | null | undefined
  onConfirm: (assigneeId: string) => void
  onClose: () => void
}) {
  const [chosen, setChosen] = useState<string | null>(null)
  const { data, error, refetch } = useCall(listCreditStaff, {})
  const clerks = (data?.staff ?? []).filter(({ id, isClerk }) => isClerk && id !== without)
  const confirm = () => {
    if (chosen !== null && !isRunning) onConfirm(chosen)
  }
  return (
    <Dialog
      title={title}
      isOpen
      width={440}
      onClose={onClose}
      onSubmit={confirm}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            isPending={isRunning}
            disabledReason={chosen === null ? 'Choose somebody' : undefined}
            onPress={confirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error && !data ? (
        <ErrorState failure={error} what="The colleagues" isCompact onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-32 w-full" />
      ) : (
        <RadioGroup
          label="Assign to"
          value={chosen}
          onChange={setChosen}
          choices={clerks.map(({ id, name, roleName, inProgress }) => ({
            value: id,
            label: (
              <span>
                {name}
                <span className="block text-13 text-muted">
                  {roleName} · {plural(inProgress, 'request')} in progress
                </span>
              </span>
            ),
          }))}
        />
      )}
    </Dialog>
  )
}
