import { useState } from 'react'
import type { CallFailed } from '#browser/call-failed.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Select } from '#ui/select.tsx'

/**
 * Asks before a category, location or distributor is deleted. When the server says how many lines
 * name it, the same question asks what takes its place.
 */
export function DeleteUsed({
  noun,
  entry,
  others,
  act: { isRunning, failure },
  onDelete,
  onClose,
}: {
  /** Such as 'location'. */
  noun: string
  entry: { readonly id: string; readonly name: string }
  /** Those that may take its place. */
  others: readonly { readonly id: string; readonly name: string }[]
  act: { isRunning: boolean; failure: CallFailed | null }
  onDelete: (moveTo: string | undefined) => void
  onClose: () => void
}) {
  const [moveTo, setMoveTo] = useState('none')
  // Once in use, it stays a question of what takes its place, whatever the next try says.
  const [isUsed, setIsUsed] = useState(false)
  if (failure?.code === 'in_use' && !isUsed) setIsUsed(true)
  return (
    <ConfirmDialog
      title={`Delete ${noun}`}
      confirmLabel={isUsed ? 'Move and delete' : 'Delete'}
      isDangerous
      isOpen
      isPending={isRunning}
      failure={failure}
      onConfirm={() => !isRunning && onDelete(isUsed ? moveTo : undefined)}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p>
          “{entry.name}” goes for good. What names it stays{isUsed ? '.' : ', and you are asked where to move it.'}
        </p>
        {isUsed && (
          <Select
            label="In its place"
            options={[
              { value: 'none', label: `No ${noun}` },
              ...others.filter(({ id }) => id !== entry.id).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={moveTo}
            onChange={setMoveTo}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}
