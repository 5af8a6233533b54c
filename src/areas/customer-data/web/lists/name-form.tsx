import type { CallFailed } from '#browser/call-failed.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormBody } from '#ui/form/form-frame.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { namedEntryLimits } from '#areas/customer-data/named-entry.ts'

/** What the form of a name needs of its write. */
export interface NameAct {
  readonly isRunning: boolean
  readonly failure: CallFailed | null
  readonly reset: () => void
}

/** True for a failure that the form shows at its field. */
export const isOfField = ({ field }: CallFailed): boolean => field !== undefined

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
    <Dialog
      title={title}
      width={440}
      isOpen
      isDirty={form.isDirty}
      onClose={close}
      onSubmit={form.submit}
      footer={
        <>
          <CloseButton />
          <Button variant="primary" isPending={act.isRunning} onPress={form.submit}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormBody form={form}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            form.submit()
          }}
        >
          <FormText
            form={form}
            name="name"
            label="Name"
            hint={hint}
            maxLength={namedEntryLimits.name}
            isRequired
            autoFocus
          />
        </form>
      </FormBody>
    </Dialog>
  )
}
