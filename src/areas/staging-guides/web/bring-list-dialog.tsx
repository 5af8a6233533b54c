import { useState } from 'react'
import { holdKeys } from '#browser/held-keys.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { guideNameField } from '#areas/guides/guide.ts'
import { titleOfFile } from '#areas/order-import/rules/title-of-file.ts'
import { FileStep, useOrderFile } from '#areas/order-import/web/public.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ListColumns, listSteps } from './list-columns.tsx'

/** GUIDE-3: brings a customer's list from a file: the file and a name, then its columns. */
export function BringListDialog({ close }: DialogProps) {
  const file = useOrderFile()
  // Undefined until typed: the file's own name is suggested.
  const [typed, setTyped] = useState<string>()
  const [isMapping, setIsMapping] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const name = typed ?? titleOfFile(file.name ?? '', guideNameField.max)
  const next = () => {
    if (file.isReading) return
    setIsTried(true)
    if (!file.read || name.trim() === '') return
    // The columns are a dialog of their own: Ctrl+Enter pressed again at once is meant for it.
    holdKeys()
    setIsMapping(true)
  }
  if (isMapping && file.read)
    return (
      <ListColumns file={file.read} name={name} onRename={setTyped} onBack={() => setIsMapping(false)} close={close} />
    )
  return (
    <FileStep
      title="Bring a list"
      steps={listSteps}
      file={file}
      isMissing={isTried}
      isDirty={typed !== undefined}
      onNext={next}
      close={close}
    >
      <TextField
        label={guideNameField.label}
        value={name}
        onChange={setTyped}
        maxLength={guideNameField.max}
        isRequired
        error={file.read && name.trim() === '' ? 'Guide name is required' : undefined}
      />
    </FileStep>
  )
}
