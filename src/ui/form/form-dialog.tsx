import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { CloseButton } from '../close-button.tsx'
import { Dialog } from '../dialog.tsx'
import { FormBody } from './form-frame.tsx'

/** A form that a dialog is made of (`useCallForm`). */
interface DialogForm {
  readonly attach: (element: HTMLElement | null) => void
  readonly submit: () => void
  readonly isDirty: boolean
  readonly isRunning: boolean
  /** Why the last try failed, where that is about no field. */
  readonly failure: { readonly message: string } | null
}

/** The form may be longer than its window. */
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

/** A dialog that is one form: its fields, what failed below them, and the button that sends it. */
export function FormDialog({
  title,
  form,
  submitLabel = 'Save',
  whyNot,
  width = 480,
  onClose,
  children,
}: {
  title: string
  form: DialogForm
  submitLabel?: string
  /** Why it cannot be sent. */
  whyNot?: string | undefined
  width?: number
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog
      title={title}
      width={width}
      isOpen
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={whyNot === undefined ? form.submit : undefined}
      footer={
        <>
          <CloseButton />
          <Button variant="primary" isPending={form.isRunning} disabledReason={whyNot} onPress={form.submit}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormBody form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {children}
        {form.failure && (
          <p ref={intoView} role="alert" className="text-14 text-danger">
            {form.failure.message}
          </p>
        )}
      </FormBody>
    </Dialog>
  )
}
