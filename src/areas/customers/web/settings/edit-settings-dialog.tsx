import { useState } from 'react'
import { useMe } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { changesTo } from '#areas/customers/rules/change-settings.ts'
import { readShipToId, shipToIdOf } from '#areas/customers/rules/ship-to-id.ts'
import type { ShipToSettingsRow } from '#areas/customers/ship-to-settings.ts'
import {
  bulkUpdateErpSettings,
  listShipToSettings,
  updateShipToSettings,
} from '#areas/customers/ship-to-settings.endpoints.ts'
import { FamilyPanel } from './family-panel.tsx'
import { ErpFields, SettingsFields } from './settings-fields.tsx'
import { erpSettingsOf, foodCostError, formOf, settingsOf } from './settings-form.ts'

/** CUST-2: `?settings=NLV-0020001`: the settings of one ship-to, and the ship-tos above or below it. */
export function EditSettingsDialog({ value, close }: DialogProps) {
  const { division, shipTo } = readShipToId(value)
  const isId = /^[A-Z0-9]{2,6}-[A-Za-z0-9-]{1,20}$/.test(value)
  const query = { division, keyword: shipTo, pageSize: 100 }
  const { data, error, refetch } = useCall(listShipToSettings, isId ? { query } : null)
  const row = data?.shipTos.find((each) => each.shipTo === shipTo)
  if (row) return <EditSettings key={shipToIdOf(row)} row={row} close={close} />
  return (
    <Dialog title="Ship-to settings" width={640} isOpen onClose={close}>
      {error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : data || !isId ? (
        <EmptyState title="Ship-to not found." />
      ) : (
        <Skeleton className="h-80 w-full" />
      )}
    </Dialog>
  )
}

const refresh = ['listShipToSettings', 'getShipToSettings', 'getCustomerDetails', 'analyseCart', 'getCustomer']

function EditSettings({ row, close }: { row: ShipToSettingsRow; close: () => void }) {
  const isStaff = useMe().kind === 'internal'
  const [form, setForm] = useState(() => formOf(row))
  const [failure, setFailure] = useState<string>()
  const change = (part: Partial<typeof form>) => setForm({ ...form, ...part })
  const isDirty = JSON.stringify(form) !== JSON.stringify(formOf(row))
  const settings = settingsOf(form)
  const erp = isStaff ? erpSettingsOf(form) : {}
  const isChanged = changesTo(row, { ...settings, ...erp }).length > 0
  const save = useAct(updateShipToSettings, { refresh, failed: () => true })
  const saveErp = useAct(bulkUpdateErpSettings, { refresh, failed: () => true })
  const isRunning = save.isRunning || saveErp.isRunning
  const missing = isChanged ? foodCostError(form) && 'Type the limit' : 'Nothing is changed yet'
  const submit = async () => {
    if (isRunning || missing !== undefined) return
    try {
      if (changesTo(row, settings).length > 0) {
        await save.runAndWait({ params: { id: shipToIdOf(row) }, body: settings })
      }
      if (changesTo(row, erp).length > 0) {
        const { division, shipTo } = row
        await saveErp.runAndWait({ body: { shipTos: [{ division, shipTo }], settings: erp } })
      }
      showToast({ tone: 'success', message: 'Ship-to settings updated successfully' })
      close()
    } catch (error) {
      setFailure((error as Error).message)
    }
  }
  return (
    <Dialog
      title={row.name}
      width={640}
      isOpen
      isDirty={isDirty}
      onClose={close}
      onSubmit={() => void submit()}
      footer={
        <>
          <CloseButton />
          <Button variant="primary" isPending={isRunning} disabledReason={missing} onPress={() => void submit()}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="figures text-muted">
          {row.shipTo} · {row.division} · {row.billToName} {row.billTo}
        </p>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <SettingsFields form={form} change={change} isBulk={false} />
        {isStaff && (
          <section className="grid gap-3 border-t border-line pt-4">
            <h3 className="font-semibold">ERP settings</h3>
            <ErpFields form={form} change={change} isBulk={false} />
            <p className="text-13 text-muted">These are kept by the ERP; it is told of the change.</p>
          </section>
        )}
        <section className="grid gap-3 border-t border-line pt-4">
          <h3 className="font-semibold">Parent and children</h3>
          <FamilyPanel row={row} />
        </section>
      </div>
    </Dialog>
  )
}
