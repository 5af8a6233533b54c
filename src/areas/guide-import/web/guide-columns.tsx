import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useGo } from '#browser/navigation.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { why } from '#kit/decision.ts'
import { plural } from '#kit/text.ts'
import { guideScreen } from '#areas/guides/guides.addresses.ts'
import { isAboutName, RefusedName } from '#areas/guides/web/public.tsx'
import type { OrderFile } from '#areas/order-import/order-import.ts'
import { ImportErrors, MapFields, useTableMapping } from '#areas/order-import/web/public.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Steps } from '#ui/steps.tsx'
import { type GuideOfFile, guideFileFields } from '../guide-import.ts'
import { importGuide } from '../guide-import.endpoints.ts'
import { checkGuideMapping } from '../rules/check-guide-mapping.ts'
import { findGuideHeader } from '../rules/find-guide-header.ts'
import { guessGuideMapping } from '../rules/guess-guide-mapping.ts'

/** The steps of importing a guide. */
export const importSteps = ['File', 'Columns'] as const

const guideRules = { findHeader: findGuideHeader, guess: guessGuideMapping, check: checkGuideMapping }

/** GUIDE-1: the columns of an uploaded guide; its rows at fault, when there are any. */
export function GuideColumns({
  file,
  into,
  intoName,
  onRename,
  onBack,
  close,
}: {
  file: OrderFile
  into: GuideOfFile
  intoName: string
  /** Another name for a new guide, where the first was refused. */
  onRename: (name: string) => void
  onBack: () => void
  close: () => void
}) {
  const params = useShipToParams()
  const go = useGo()
  const list = useTableMapping(file, guideRules)
  const [withHiddenRows, setWithHiddenRows] = useState(false)
  const [answer, setAnswer] = useState<CallAnswer<typeof importGuide>>()
  const act = useAct(importGuide, {
    refresh: ['listGuides', 'getGuide', 'getGuideLines', 'listCustomerCategories', 'listCustomerLocations'],
    failed: () => true,
    done: (given) => {
      setAnswer(given)
      const { guide, errors } = given
      if (!guide) return
      showToast({ tone: 'success', message: resultText(given) })
      // Rows left out stay on the screen, so that they can still be downloaded.
      if (errors.length === 0) go(guideScreen.at({ type: guide.type, guideId: guide.id }), { isSettled: true })
    },
  })
  const { table, mapping, checked } = list
  const whyNot = checked ? why(checked) : 'The sheet is being read'
  const run = (leavesOutErrors: boolean) => {
    if (!params || !table || !mapping || whyNot !== undefined || act.isRunning) return
    const body = { importId: file.importId, mapping, withHiddenRows, leavesOutErrors, into }
    act.run({ params, body: { ...body, sheet: table.sheet, headerRow: table.headerRow ?? 0 } })
  }
  const filled = answer?.guide
  const errors = answer?.errors ?? []
  return (
    <Dialog
      title={`Import into ${intoName}`}
      width={600}
      isOpen
      isDirty={!act.isRunning && !filled}
      onClose={close}
      onSubmit={() => !filled && run(false)}
      footer={
        filled ? (
          <Button
            variant="primary"
            onPress={() => go(guideScreen.at({ type: filled.type, guideId: filled.id }), { isSettled: true })}
          >
            Open the guide
          </Button>
        ) : (
          <>
            <Button onPress={onBack}>Back</Button>
            <Button variant="primary" isPending={act.isRunning} disabledReason={whyNot} onPress={() => run(false)}>
              Import
            </Button>
          </>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Steps names={importSteps} current={1} />
        {isAboutName(act.failure) ? (
          <RefusedName failure={act.failure} name={intoName} onChange={onRename} />
        ) : (
          act.failure && <Banner tone="danger">{act.failure.message}</Banner>
        )}
        {answer && errors.length > 0 && (
          <section aria-label="Rows at fault" className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <Banner tone={filled ? 'warning' : 'danger'}>
              {filled ? resultText(answer) : `${answer.message}, so nothing was changed.`}
            </Banner>
            <ImportErrors
              errors={errors}
              fileName={file.fileName}
              of="guide"
              goodRows={
                !filled &&
                answer.goodRows > 0 && (
                  <Button isPending={act.isRunning} onPress={() => run(true)}>
                    Import the {plural(answer.goodRows, 'good row')}
                  </Button>
                )
              }
            />
          </section>
        )}
        {!filled && (
          <MapFields
            fields={guideFileFields}
            list={list}
            withHiddenRows={withHiddenRows}
            setWithHiddenRows={setWithHiddenRows}
          />
        )}
      </div>
    </Dialog>
  )
}

/** '12 lines added, 3 changed, 1 row left out' */
function resultText({ added, changed, unchanged, errors }: CallAnswer<typeof importGuide>): string {
  const parts = [
    added > 0 && `${plural(added, 'line')} added`,
    changed > 0 && `${plural(changed, 'line')} changed`,
    unchanged > 0 && `${plural(unchanged, 'line')} as before`,
    errors.length > 0 && `${plural(errors.length, 'row')} left out`,
  ]
  return parts.filter(Boolean).join(', ')
}
