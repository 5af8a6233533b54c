import { useState } from 'react'
import type { CallFailed } from '#browser/call-failed.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { FormText } from '#ui/form/form-text.tsx'

/** The write that gives a name. */
interface RenameAct {
  readonly isRunning: boolean
  readonly failure: CallFailed | null
  reset(): void
}

/**
 * Another name for a guide or a count. Of two people's names the later counts: nothing else of the
 * thing is sent with it.
 */
export function RenameForm({
  title,
  label,
  name,
  act,
  problemOf,
  onRename,
  close,
}: {
  title: string
  label: string
  /** As it was when the dialog opened. */
  name: string
  act: RenameAct
  /** What is wrong with a name without blanks around it. */
  problemOf: (name: string) => string | undefined
  onRename: (name: string) => void
  close: () => void
}) {
  const [saved] = useState({ name })
  const form = useCallForm<{ name: string }, { body: { name: string } }>({
    act: { isRunning: act.isRunning, failure: act.failure, reset: act.reset },
    places: {},
    saved,
    problemsOf: ({ name: typed }) => ({ name: problemOf(typed.trim()) }),
    onSubmit: ({ name: typed }) => onRename(typed.trim()),
  })
  return (
    <FormDialog title={title} form={form} onClose={close}>
      <FormText form={form} name="name" label={label} isRequired autoFocus />
    </FormDialog>
  )
}
