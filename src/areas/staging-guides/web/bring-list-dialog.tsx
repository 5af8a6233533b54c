import { useState } from 'react'
import type { DialogProps } from '#browser/web-area.ts'
import { guideNameField } from '#areas/guides/guide.ts'
import { OrderFileField, useOrderFile } from '#areas/order-import/web/public.tsx'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Steps } from '#ui/steps.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ListColumns, listSteps } from './list-columns.tsx'

/** GUIDE-3: brings a customer's list from a file: the file and a name, then its columns. */
export function BringListDialog({ close }: DialogProps) {
  const file = useOrderFile()
  // Undefined until typed: the file's own name is suggested.
  const [typed, setTyped] = useState<string>()
  const [isMapping, setIsMapping] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const name = typed ?? nameOf(file.name ?? '')
  const next = () => {
    if (file.isReading) return
    setIsMissing(!file.read && !file.failure)
    if (file.read && name.trim() !== '') setIsMapping(true)
  }
  if (isMapping && file.read)
    return (
      <ListColumns file={file.read} name={name} onRename={setTyped} onBack={() => setIsMapping(false)} close={close} />
    )
  return (
    <Dialog
      title="Bring a list"
      width={600}
      isOpen
      isDirty={typed !== undefined || file.name !== undefined}
      onClose={close}
      onSubmit={next}
      footer={
        <>
          <CloseButton />
          <Button variant="primary" isPending={file.isReading} onPress={next}>
            Next
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Steps names={listSteps} current={0} />
        <OrderFileField file={file} isMissing={isMissing && !file.read} isWanted={false} hasTemplate={false} />
        <TextField
          label={guideNameField.label}
          value={name}
          onChange={setTyped}
          maxLength={guideNameField.max}
          isRequired
          error={file.read && name.trim() === '' ? 'Guide name is required' : undefined}
        />
      </div>
    </Dialog>
  )
}

/** 'Order guide.csv' -> 'Order guide'. */
const nameOf = (fileName: string): string => fileName.replace(/\.\w{1,5}$/, '').slice(0, guideNameField.max)
