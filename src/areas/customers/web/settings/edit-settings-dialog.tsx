import { useState } from 'react'
import { isCallFailed } from '#browser/call-failed.ts'
import { useMe } from '#browser/current-user.ts'
import { refreshCalls, useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { readShipToId, shipToIdOf } from '#areas/customers/rules/ship-to-id.ts'
import type { ShipToSettingsRow } from '#areas/customers/ship-to-settings.ts'
import {
  bulkUpdateErpSettings,
  listShipToSettings,
  updateShipToSettings,
} from '#areas/customers/ship-to-settings.endpoints.ts'
import { FamilyPanel } from './family-panel.tsx'
import { ErpFields, SettingsFields } from './settings-fields.tsx'
import { changedSettings, foodCostError, formOf, settingsOfFields } from './settings-form.ts'
import { settingLabels, settingText } from './settings-words.ts'

/**
 * CUST-2: `?settings=NLV-0020001`: the settings of one ship-to, and the ship-tos above or below it.
 */
export function EditSettingsDialog({ value, close }: DialogProps) {
  const { division, shipTo } = readShipToId(value)
  const isId = /^[A-Z0-9]{2,6}-[A-Za-z0-9-]{1,20}$/.test(value)
  const query = { division, keyword: shipTo, pageSize: 100 }
  const { data, error, refetch } = useCall(listShipToSettings, isId ? { query } : null)
  const row = data?.shipTos.find((each) => each.shipTo === shipTo)
  if (row) return <EditSettings key={shipToIdOf(row)} row={row} close={close} />
  return (
    <Dialog title="Ship-to settings" width={640} isOpen onClose={close}>
      {error && !data ? (
        <ErrorState failure={error} what="The settings" onRetry={() => void refetch()} />
      ) : data || !isId ? (
        <EmptyState title="Ship-to not found." />
      ) : (
        <Skeleton className="h-80 w-full" />
      )}
    </Dialog>
  )
}

const refresh = ['listShipToSettings', 'getShipToSettings', 'getCustomerDetails', 'analyseCart', 'getCustomer'] as const

/** Each of these fields is one of a few choices: why a save failed stands above them. */
const atEnd = {
  recipePricingType: null,
  maxFoodCostPct: null,
  blockSwitchSave: null,
  isOrderingAllowed: null,
  arrName: null,
}

function EditSettings({ row, close }: { row: ShipToSettingsRow; close: () => void }) {
  const isStaff = useMe().kind === 'internal'
  const save = useAct(updateShipToSettings, { refresh, failed: () => true })
  const saveErp = useAct(bulkUpdateErpSettings, { refresh, failed: () => true })
  // Both saves are one for the form: it must not be sent again between them.
  const [isSaving, setIsSaving] = useState(false)
  const act = {
    ...save,
    isRunning: isSaving,
    failure: save.failure ?? saveErp.failure,
    reset: () => {
      save.reset()
      saveErp.reset()
    },
  }
  const form = useCallForm({ act, places: atEnd, saved: formOf(row), onSubmit: () => void send() })
  const { values, change, changed, isDirty, isRunning, news } = form
  // What a colleague changed comes with the row, and is shown beside what was typed.
  const failure = form.failure?.code === 'settings_changed' ? null : form.failure
  // Only what was changed is sent: a colleague's food cost is not put back by a change of the
  // recipe price.
  const named = changedSettings(values, changed)
  const missing = isDirty ? foodCostError(values) && 'Type the limit' : 'Nothing is changed yet'
  async function send() {
    if (missing !== undefined) return
    act.reset()
    setIsSaving(true)
    try {
      if (Object.keys(named.settings).length > 0)
        await save.runAndWait({ params: { id: shipToIdOf(row) }, body: named.settings }, row.versions.settings)
      if (Object.keys(named.erp).length > 0) {
        const shipTos = [{ division: row.division, shipTo: row.shipTo, version: row.versions.erp }]
        await saveErp.runAndWait({ body: { shipTos, settings: named.erp } })
      }
      showToast({ tone: 'success', message: 'Ship-to settings updated successfully' })
      close()
    } catch (error) {
      if (!isCallFailed(error)) throw error
      if (error.code === 'settings_changed') await refreshCalls(['listShipToSettings'])
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <Dialog
      title={row.name}
      width={640}
      isOpen
      isDirty={isDirty}
      onClose={close}
      onSubmit={form.submit}
      footer={
        <>
          <CloseButton />
          <Button variant="primary" isPending={isRunning} disabledReason={missing} onPress={form.submit}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="figures text-muted">
          {row.shipTo} · {row.division} · {row.billToName} {row.billTo}
        </p>
        <ChangedByOthers
          fields={settingsOfFields(news).map((name) => ({
            label: settingLabels[name],
            now: settingText(name, row[name]),
          }))}
        />
        {failure && <Banner tone="danger">{failure.message}</Banner>}
        <SettingsFields form={values} change={change} isBulk={false} />
        {isStaff && (
          <section className="grid gap-3 border-t border-line pt-4">
            <h3 className="font-semibold">ERP settings</h3>
            <ErpFields form={values} change={change} isBulk={false} />
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
