import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Steps } from '#ui/steps.tsx'
import { OrderFileField } from './order-file-field.tsx'
import type { useOrderFile } from './use-order-file.ts'

/**
 * The first step of bringing a list in: its file, and whatever else is asked before its columns.
 */
export function FileStep({
  title,
  steps,
  file,
  isMissing,
  isDirty,
  onNext,
  close,
  children,
}: {
  title: string
  steps: readonly string[]
  file: ReturnType<typeof useOrderFile>
  /** The person wanted to go on without a file. */
  isMissing: boolean
  /** Something beside the file was typed. */
  isDirty: boolean
  onNext: () => void
  close: () => void
  children: ReactNode
}) {
  return (
    <Dialog
      title={title}
      width={600}
      isOpen
      isDirty={isDirty || file.name !== undefined}
      onClose={close}
      onSubmit={onNext}
      footer={
        <>
          <CloseButton />
          <Button variant="primary" isPending={file.isReading} onPress={onNext}>
            Next
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Steps names={steps} current={0} />
        <OrderFileField
          file={file}
          isMissing={isMissing && !file.read && !file.failure}
          isWanted={false}
          hasTemplate={false}
        />
        {children}
      </div>
    </Dialog>
  )
}
