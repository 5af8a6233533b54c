import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useGo } from '#browser/navigation.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { why } from '#kit/decision.ts'
import { isAboutName, RefusedName } from '#areas/guides/web/public.tsx'
import type { ImportRowError, OrderFile } from '#areas/order-import/order-import.ts'
import { ErrorTable, MapFields, useTableMapping } from '#areas/order-import/web/public.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Steps } from '#ui/steps.tsx'
import { stagingGuideScreen } from '../staging-guides.addresses.ts'
import { checkListMapping } from '../rules/check-list-mapping.ts'
import { findListHeader } from '../rules/find-list-header.ts'
import { guessListMapping } from '../rules/guess-list-mapping.ts'
import { listColumns } from '../staging-guide.ts'
import { createStagingGuide } from '../staging-guides.endpoints.ts'

/** The steps of bringing a list. */
export const listSteps = ['File', 'Columns'] as const

const listRules = { findHeader: findListHeader, guess: guessListMapping, check: checkListMapping }

/** GUIDE-3: the columns of an uploaded list; its rows at fault, when there are any. */
export function ListColumns({
  file,
  name,
  onRename,
  onBack,
  close,
}: {
  file: OrderFile
  name: string
  /** Another name, where the first was refused. */
  onRename: (name: string) => void
  onBack: () => void
  close: () => void
}) {
  const params = useShipToParams()
  const go = useGo()
  const list = useTableMapping(file, listRules)
  const [withHiddenRows, setWithHiddenRows] = useState(false)
  const [errors, setErrors] = useState<readonly ImportRowError[]>([])
  const act = useAct(createStagingGuide, {
    refresh: ['listStagingGuides'],
    failed: () => true,
    done: ({ message, stagingGuide, errors: found }) => {
      setErrors(found)
      if (!stagingGuide) return
      showToast({ tone: 'success', message })
      go(stagingGuideScreen.at({ id: stagingGuide.id }), { replace: true, isSettled: true })
    },
  })
  const { table, mapping, checked } = list
  const whyNot = checked ? why(checked) : 'The sheet is being read'
  const stage = (leavesOutErrors: boolean) => {
    if (!params || !table || !mapping || whyNot !== undefined || act.isRunning) return
    const body = { name: name.trim(), importId: file.importId, mapping, withHiddenRows, leavesOutErrors }
    act.run({ params, body: { ...body, sheet: table.sheet, headerRow: table.headerRow ?? 0 } })
  }
  return (
    <Dialog
      title="Bring a list"
      width={600}
      isOpen
      isDirty={!act.isRunning}
      onClose={close}
      onSubmit={() => stage(false)}
      footer={
        <>
          <Button onPress={onBack}>Back</Button>
          {errors.length > 0 && (
            <Button isPending={act.isRunning} onPress={() => stage(true)}>
              Leave these rows out
            </Button>
          )}
          <Button variant="primary" isPending={act.isRunning} disabledReason={whyNot} onPress={() => stage(false)}>
            Match lines
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Steps names={listSteps} current={1} />
        {isAboutName(act.failure) ? (
          <RefusedName failure={act.failure} name={name} onChange={onRename} />
        ) : (
          act.failure && <Banner tone="danger">{act.failure.message}</Banner>
        )}
        {errors.length > 0 && (
          <section aria-label="Rows at fault" className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <Banner tone="danger">Some rows cannot be staged, so nothing was.</Banner>
            <ErrorTable errors={errors} />
          </section>
        )}
        <MapFields
          fields={listColumns}
          list={list}
          withHiddenRows={withHiddenRows}
          setWithHiddenRows={setWithHiddenRows}
        />
      </div>
    </Dialog>
  )
}
