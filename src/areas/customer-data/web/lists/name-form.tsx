import type { CallFailed } from '#browser/call-failed.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { namedEntryLimits } from '#areas/customer-data/named-entry.ts'

/** What the form of a name needs of its write. */
export interface NameAct {
  readonly isRunning: boolean
  readonly failure: CallFailed | null
  readonly reset: () => void
}

/** GUIDE-4: the name of a category or location. */
export function NameForm({
  title,
  submitLabel,
  hint,
  name,
  act,
  onSubmit,
  close,
}: {
  title: string
  submitLabel: string
  hint: string
  /** As stored; empty for a new one. */
  name: string
  act: NameAct
  onSubmit: (name: string) => void
  close: () => void
}) {
  const form = useCallForm<{ name: string }, { body: { name: string } }>({
    act,
    places: {},
    saved: { name },
    problemsOf: (draft) => (draft.name.trim() === '' ? { name: 'Required' } : {}),
    onSubmit: (draft, changed) => (changed.length === 0 ? close() : onSubmit(draft.name)),
  })
  return (
    <FormDialog title={title} form={form} submitLabel={submitLabel} width={440} onClose={close}>
      <FormText
        form={form}
        name="name"
        label="Name"
        hint={hint}
        maxLength={namedEntryLimits.name}
        isRequired
        autoFocus
      />
    </FormDialog>
  )
}
