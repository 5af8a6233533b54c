import { useState } from 'react'
import { holdKeys } from '#browser/held-keys.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { guideNameField, type OwnGuideType } from '#areas/guides/guide.ts'
import { useGuides } from '#areas/guides/web/public.tsx'
import { titleOfFile } from '#areas/order-import/rules/title-of-file.ts'
import { FileStep, useOrderFile } from '#areas/order-import/web/public.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import type { GuideOfFile } from '../guide-import.ts'
import { GuideColumns, importSteps } from './guide-columns.tsx'

const types = [
  { value: 'CustomOrder', label: 'For ordering' },
  { value: 'CustomInventory', label: 'For counting' },
] as const
const isNew = 'new'

/** GUIDE-1: a guide from a file: the file and where its lines go, its columns, the result. */
export function ImportGuideDialog({ value, close }: DialogProps) {
  const { guides, error, retry } = useGuides()
  const file = useOrderFile()
  const [into, setInto] = useState(value)
  // Undefined until typed: the name of the file is suggested.
  const [typed, setTyped] = useState<string>()
  const [type, setType] = useState<OwnGuideType>('CustomOrder')
  const [isMapping, setIsMapping] = useState(false)
  const [isTried, setIsTried] = useState(false)
  if (!guides)
    return <WaitingDialog title="Import a guide" failure={error} what="Your guides" onRetry={retry} onClose={close} />
  const open = guides.filter(({ abilities }) => abilities.changeShelf === null)
  const chosen = open.find(({ id }) => id === into)
  const name = typed ?? titleOfFile(file.name ?? '', guideNameField.max)
  const target: GuideOfFile = chosen
    ? { kind: 'guide', type: chosen.type, guideId: chosen.id }
    : { kind: 'new', type, name: name.trim() }
  const isNamed = chosen !== undefined || name.trim() !== ''
  const next = () => {
    if (file.isReading) return
    setIsTried(true)
    if (!file.read || !isNamed) return
    // The columns are a dialog of their own: Ctrl+Enter pressed again at once is meant for it.
    holdKeys()
    setIsMapping(true)
  }
  if (isMapping && file.read)
    return (
      <GuideColumns
        file={file.read}
        into={target}
        intoName={chosen?.name ?? name}
        onRename={setTyped}
        onBack={() => setIsMapping(false)}
        close={close}
      />
    )
  return (
    <FileStep
      title="Import a guide"
      steps={importSteps}
      file={file}
      isMissing={isTried}
      isDirty={typed !== undefined}
      onNext={next}
      close={close}
    >
      <Select
        label="Its lines go into"
        options={[{ value: isNew, label: 'A new guide' }, ...open.map(({ id, name: label }) => ({ value: id, label }))]}
        value={chosen?.id ?? isNew}
        onChange={setInto}
      />
      {chosen ? (
        <p className="text-13 text-muted">
          Items that {chosen.name} has already get the pars, names and places of the file; other items are added at its
          end. Nothing is removed.
        </p>
      ) : (
        <>
          <TextField
            label={guideNameField.label}
            value={name}
            onChange={setTyped}
            maxLength={guideNameField.max}
            isRequired
            error={isTried && !isNamed ? 'Guide name is required' : undefined}
          />
          <RadioGroup
            label="What is it for?"
            choices={types}
            value={type}
            onChange={(next) => setType(next === 'CustomInventory' ? next : 'CustomOrder')}
          />
        </>
      )}
    </FileStep>
  )
}
