import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Steps } from '#ui/steps.tsx'
import type { PunchoutSettings } from '#areas/punchout-settings/punchout-settings.ts'
import type { Owner } from '../punchout-place.ts'
import { ImportStatus } from './import-status.tsx'
import { MapColumns } from './map-columns.tsx'
import { useMappingFile } from './use-mapping-file.ts'

const steps = ['Map Columns', 'Status']

/** PUNCH-2: a file in two steps. Status has only Close. */
export function ImportDialog({
  owner,
  settings,
  close,
}: {
  owner: Owner
  settings: PunchoutSettings
  close: () => void
}) {
  const work = useMappingFile(owner, settings)
  const isDone = work.answer !== undefined
  const whyNot = work.chosen ? undefined : 'Choose a file first'
  return (
    <Dialog
      title="Import ship-to mapping"
      width={680}
      isOpen
      isDirty={work.chosen !== undefined && !isDone}
      onClose={close}
      onSubmit={isDone ? close : whyNot === undefined ? work.confirm : undefined}
      footer={
        isDone ? (
          <Button variant="primary" onPress={close}>
            Close
          </Button>
        ) : (
          <>
            <CloseButton />
            <Button variant="primary" isPending={work.isRunning} disabledReason={whyNot} onPress={work.confirm}>
              Confirm
            </Button>
          </>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Steps names={steps} current={isDone ? 1 : 0} />
        {work.answer ? (
          <ImportStatus answer={work.answer} fileName={work.chosen?.name ?? ''} onSaveErrors={work.saveErrors} />
        ) : (
          <MapColumns work={work} mapped={settings.mappedShipTos} />
        )}
      </div>
    </Dialog>
  )
}
