import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { DialogProps } from '#browser/web-area.ts'
import type { CallInput } from '#contract/endpoint.ts'
import {
  getStandardGuideRule,
  setStandardGuideRule,
  type StandardGuideRule,
} from '#areas/guides/standard-guide.endpoints.ts'
import { useFormField } from '#ui/form/use-form-field.ts'
import { NumberField } from '#ui/number-field.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'

const title = 'Rule of the Standard guides'
/** Bounds of the rule (`standardGuideRule`). */
const maxTimes = 100
const maxWeeks = 104

/** GUIDE-1: staff decide what the Standard guides of the division hold. */
export function StandardGuideRuleDialog({ close }: DialogProps) {
  const division = useShipToParams()?.division
  const { data, error, refetch } = useCall(
    getStandardGuideRule,
    division === undefined ? null : { params: { division } },
  )
  if (!data || division === undefined)
    return (
      <WaitingDialog title={title} failure={error} what="The rule" onRetry={() => void refetch()} onClose={close} />
    )
  return <RuleForm division={division} rule={data.rule} close={close} />
}

/** As typed. */
interface TypedRule {
  readonly minTimes: string
  readonly weeks: string
}

const isWhole = (text: string, max: number): boolean =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= max

const problemsOf = ({ minTimes, weeks }: TypedRule) => ({
  ...(!isWhole(minTimes, maxTimes) && { minTimes: `Enter a whole number from 1 to ${maxTimes}` }),
  ...(!isWhole(weeks, maxWeeks) && { weeks: `Enter a whole number from 1 to ${maxWeeks}` }),
})

function RuleForm({ division, rule, close }: { division: string; rule: StandardGuideRule; close: () => void }) {
  const [saved] = useState<TypedRule>({ minTimes: String(rule.minTimes), weeks: String(rule.weeks) })
  const act = useAct(setStandardGuideRule, {
    refresh: ['getStandardGuideRule'],
    failed: () => true,
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
  })
  const form = useCallForm<TypedRule, CallInput<typeof setStandardGuideRule>>({
    act: { isRunning: act.isRunning, failure: act.failure, reset: act.reset },
    places: {},
    saved,
    problemsOf,
    onSubmit: ({ minTimes, weeks }) =>
      act.run({ params: { division }, body: { minTimes: Number(minTimes), weeks: Number(weeks) } }),
  })
  const minTimes = useFormField(form, 'minTimes')
  const weeks = useFormField(form, 'weeks')
  return (
    <FormDialog title={title} form={form} onClose={close}>
      <p className="text-muted">
        An item a ship-to of division {division} buys this often in that time enters its Standard guide, and leaves it
        after the same time without any purchase. Pinned items stay.
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
        <NumberField label="Bought at least" unit="times" min={1} max={maxTimes} maxDp={0} isRequired {...minTimes} />
        <NumberField label="In the last" unit="weeks" min={1} max={maxWeeks} maxDp={0} isRequired {...weeks} />
      </div>
    </FormDialog>
  )
}
