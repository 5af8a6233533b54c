import { useState } from 'react'
import { plural } from '#kit/text.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Steps } from '#ui/steps.tsx'
import { shipToIdOf } from '#areas/customers/rules/ship-to-id.ts'
import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import {
  bulkUpdateErpSettings,
  bulkUpdateShipToSettings,
  previewShipToSettings,
} from '#areas/customers/ship-to-settings.endpoints.ts'
import { ChangePreview, type PlannedChanges } from './change-preview.tsx'
import { ErpFields, SettingsFields } from './settings-fields.tsx'
import { erpSettingsOf, foodCostError, keepAll, settingsOf } from './settings-form.ts'

/**
 * CUST-2: what to change on the ticked ship-tos, then what that means, then all of it or nothing.
 */
export function BulkSettingsDialog({
  kind,
  shipTos,
  onClose,
  onDone,
}: {
  kind: 'settings' | 'erp'
  shipTos: readonly ShipToKey[]
  onClose: () => void
  onDone: () => void
}) {
  const [form, setForm] = useState(keepAll)
  const [planned, setPlanned] = useState<PlannedChanges | null>(null)
  const change = kind === 'erp' ? erpSettingsOf(form) : settingsOf(form)
  const named = shipTos.map(({ division, shipTo }) => ({ division, shipTo }))
  const body = { shipTos: named, settings: change }
  const preview = useAct(previewShipToSettings, { done: setPlanned, failed: () => true })
  const options = {
    refresh: ['listShipToSettings', 'getShipToSettings', 'getCustomerDetails', 'analyseCart'] as const,
    failed: () => true,
    done: ({ message }: { message: string }) => {
      showToast({ tone: 'success', message })
      onDone()
    },
  }
  const save = useAct(bulkUpdateShipToSettings, options)
  const saveErp = useAct(bulkUpdateErpSettings, options)
  const isRunning = preview.isRunning || save.isRunning || saveErp.isRunning
  const failure = preview.failure ?? save.failure ?? saveErp.failure
  const missing =
    Object.keys(change).length === 0 ? 'Choose at least one setting to change' : foodCostError(form) && 'Type the limit'
  const isNothing = planned !== null && planned.changed.length === 0
  const goOn = () => {
    if (isRunning || missing !== undefined || isNothing) return
    if (planned === null) return preview.run({ body })
    // What was previewed is what is changed: a ship-to that somebody else changed since refuses
    // all.
    const seen = planned.changed.map(({ division, shipTo, versions }) => ({
      division,
      shipTo,
      version: versions[kind],
    }))
    const known = { shipTos: seen, settings: change }
    if (kind === 'erp') saveErp.run({ body: known })
    else save.run({ body: known })
  }
  const sentence = plural(shipTos.length, 'ship-to')
  return (
    <Dialog
      title={kind === 'erp' ? `Change ERP settings of ${sentence}` : `Change settings of ${sentence}`}
      width={640}
      isOpen
      isDirty={JSON.stringify(form) !== JSON.stringify(keepAll)}
      onClose={onClose}
      onSubmit={goOn}
      footer={
        <>
          {planned && <Button onPress={() => setPlanned(null)}>Back</Button>}
          <CloseButton />
          <Button
            variant="primary"
            isPending={isRunning}
            disabledReason={missing ?? (isNothing ? 'Nothing would change' : undefined)}
            onPress={goOn}
          >
            {planned === null ? 'Preview' : `Change ${plural(planned.changed.length, 'ship-to')}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Steps names={['Settings', 'Preview']} current={planned === null ? 0 : 1} />
        {failure && <Banner tone="danger">{failure.message}</Banner>}
        {planned === null ? (
          <>
            {kind === 'erp' ? (
              <>
                <ErpFields form={form} change={(part) => setForm({ ...form, ...part })} isBulk />
                <p className="text-13 text-muted">These are kept by the ERP; it is told of the change.</p>
              </>
            ) : (
              <SettingsFields form={form} change={(part) => setForm({ ...form, ...part })} isBulk />
            )}
          </>
        ) : (
          <ChangePreview key={shipTos.map(shipToIdOf).join()} planned={planned} />
        )}
      </div>
    </Dialog>
  )
}
