import { useState } from 'react'
import { useGo } from '#browser/navigation.ts'
import { refreshCalls, useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { CallAnswer, CallInput } from '#contract/endpoint.ts'
import { addDays, type CalendarDate } from '#kit/dates.ts'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { problemsOf } from '#ui/form/place-refusal.ts'
import type { Problems } from '#ui/form/use-form-fields.ts'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { promotionScreen } from '../dsr-promotions.addresses.ts'
import { createPromotion, getPromotion, listPromotions, updatePromotionInfo } from '../dsr-promotions.endpoints.ts'
import type { NamedAudience, Promotion } from '../promotion.ts'
import { checkPromotionInfo } from '../rules/check-promotion-info.ts'
import { PromotionFields } from './promotion-fields.tsx'
import { entryWords } from './promotion-words.ts'

/** What is typed; the entries keep their names. */
export interface PromotionDraft {
  readonly division: string | null
  readonly name: string
  readonly note: string
  readonly startsOn: CalendarDate | null
  readonly endsOn: CalendarDate | null
  readonly audience: readonly NamedAudience[]
  readonly allowsBelowCost: boolean
}

/** STAFF-3: '?promotion=new' starts one, '?promotion=ID' changes what it is, when and for whom. */
export function PromotionDialog({ value, close }: DialogProps) {
  const isNew = value === 'new'
  const list = useCall(listPromotions, isNew ? { query: { pageSize: '1' } } : null)
  const one = useCall(getPromotion, isNew ? null : { params: { promotionId: value } })
  const { error, refetch } = isNew ? list : one
  if (isNew && list.data) return <Editor divisions={list.data.divisions} close={close} />
  if (!isNew && one.data) return <Editor before={one.data} divisions={[]} close={close} />
  return (
    <WaitingDialog
      title={isNew ? 'New promotion' : 'Edit promotion'}
      failure={error}
      what="The promotion"
      onRetry={() => void refetch()}
      onClose={close}
    />
  )
}

type Divisions = CallAnswer<typeof listPromotions>['divisions']

const draftOf = (before: Promotion | undefined, divisions: Divisions): PromotionDraft => {
  // Of several divisions the first one's day is offered.
  const today = todayIn(divisions[0]?.timeZone ?? 'UTC', new Date())
  return before
    ? {
        division: before.division,
        name: before.name,
        note: before.note,
        startsOn: before.startsOn,
        endsOn: before.endsOn,
        audience: before.audience,
        allowsBelowCost: before.allowsBelowCost,
      }
    : {
        division: divisions.length === 1 ? divisions[0]!.code : null,
        name: '',
        note: '',
        startsOn: addDays(today, 1),
        endsOn: addDays(today, 28),
        audience: [],
        allowsBelowCost: false,
      }
}

const infoOf = ({ name, note, startsOn, endsOn, audience, allowsBelowCost }: PromotionDraft) => ({
  name,
  note,
  startsOn: startsOn ?? '',
  endsOn: endsOn ?? '',
  audience: audience.map(({ kind, number }) => ({ kind, number })),
  allowsBelowCost,
})

function Editor({ before, divisions, close }: { before?: Promotion; divisions: Divisions; close: () => void }) {
  // A new one stays as it began; of a stored one the form names what others change.
  const [first] = useState(() => draftOf(undefined, divisions))
  const saved = before ? draftOf(before, divisions) : first
  const go = useGo()
  const create = useAct(createPromotion, {
    refresh: ['listPromotions'],
    done: ({ message, promotionId }) => {
      showToast({ tone: 'success', message })
      go(promotionScreen.at({ promotionId }), { replace: true, isSettled: true })
    },
    failed: () => true,
  })
  const update = useAct(updatePromotionInfo, {
    refresh: ['listPromotions', 'getPromotion', 'getPromotionEffect'],
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
    failed: ({ code }) => {
      if (code === 'promotion_changed') void refreshCalls(['getPromotion'])
      return true
    },
  })
  const { isRunning, failure, reset } = before ? update : create
  const form = useCallForm<PromotionDraft, CallInput<typeof createPromotion>>({
    act: { isRunning, failure, reset },
    places: {},
    saved,
    problemsOf: problemsIn,
    onSubmit: (draft) => {
      if (before) update.run({ params: { promotionId: before.id }, body: infoOf(draft) }, before.version)
      else create.run({ body: { ...infoOf(draft), division: draft.division ?? '' } })
    },
  })
  return (
    <FormDialog
      title={before ? 'Edit promotion' : 'New promotion'}
      form={form}
      submitLabel={before ? 'Save' : 'Create draft'}
      width={640}
      onClose={close}
    >
      <ChangedByOthers fields={form.news.map((name) => ({ label: fieldWords[name], now: wordsOf(name, saved) }))} />
      <PromotionFields form={form} divisions={divisions} isNew={!before} />
    </FormDialog>
  )
}

const fieldWords: Readonly<Record<keyof PromotionDraft, string>> = {
  division: 'Division',
  name: 'Name',
  note: 'Note',
  startsOn: 'First delivery day',
  endsOn: 'Last delivery day',
  audience: 'For whom',
  allowsBelowCost: 'Below cost',
}
function wordsOf(name: keyof PromotionDraft, saved: PromotionDraft): string {
  if (name === 'audience') return saved.audience.map((entry) => entryWords(entry)).join('; ')
  return name === 'allowsBelowCost' ? (saved.allowsBelowCost ? 'allowed' : 'not allowed') : (saved[name] ?? '')
}

/** What is wrong, by field; the rule is the server's. */
function problemsIn(draft: PromotionDraft): Problems<PromotionDraft> {
  const missing = {
    ...(draft.division === null && { division: 'Required' }),
    ...(draft.name.trim() === '' && { name: 'Required' }),
    ...(draft.startsOn === null && { startsOn: 'Required' }),
    ...(draft.endsOn === null && { endsOn: 'Required' }),
  }
  if (Object.keys(missing).length > 0) return missing
  return problemsOf(checkPromotionInfo(infoOf(draft)), draft, 'name')
}
