import { useState } from 'react'
import { listMyDivisions } from '#areas/customers/bill-tos.endpoints.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { BackLink } from '#browser/back-link.tsx'
import { useShipTo } from '#browser/current-ship-to.ts'
import { Link } from '#browser/link.tsx'
import { useGo, usePathParams } from '#browser/navigation.ts'
import type { CallFailed } from '#browser/call-failed.ts'
import { refreshCalls, useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { CallAnswer, CallInput } from '#contract/endpoint.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FormFrame } from '#ui/form/form-frame.tsx'
import { saveByKeys } from '#ui/form/save-by-keys.ts'
import { useFormField } from '#ui/form/use-form-field.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import { distributionScreen, distributionsScreen, editDistributionScreen } from '../auto-distribution.addresses.ts'
import { createDistribution, getDistribution, updateDistribution } from '../auto-distribution.endpoints.ts'
import { ChooseShipTos } from './choose-ship-tos.tsx'
import { type DistributionDraft, planOf, problemsOfDraft } from './distribution-draft.ts'
import { DistributionFields } from './distribution-fields.tsx'
import { PreviewPart } from './preview-part.tsx'
import { usePreview } from './use-preview.ts'

type Distribution = CallAnswer<typeof getDistribution>

/** STAFF-5: /auto-distribution/new, in the division of the selected ship-to. */
export function NewDistributionScreen() {
  const shipTo = useShipTo()
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink href={distributionsScreen.at()}>Auto-distribution</BackLink>
      <h1 className="text-20 font-semibold">New distribution</h1>
      {shipTo ? (
        <WithToday place={{ division: shipTo.division, shipTo: shipTo.number }} distribution={undefined} />
      ) : (
        <EmptyState title="Please select a ship-to">Items are searched as one of its division.</EmptyState>
      )}
    </div>
  )
}

/** STAFF-5: /auto-distribution/ID/edit. */
export function EditDistributionScreen() {
  const { distributionId = '' } = usePathParams(editDistributionScreen)
  const { data, error, refetch } = useCall(getDistribution, { params: { distributionId } })
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink href={distributionScreen.at({ distributionId })}>Distribution</BackLink>
      <h1 className="text-20 font-semibold">Change distribution</h1>
      {data ? (
        <WithToday
          key={data.id}
          place={{ division: data.division, shipTo: data.shipToNumbers[0]! }}
          distribution={data}
        />
      ) : error ? (
        <ErrorState failure={error} what="The distribution" onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-64 w-full" what="the distribution" />
      )}
    </div>
  )
}

interface Place {
  readonly division: string
  readonly shipTo: string
}

/** Days are the division's. */
function WithToday({ place, distribution }: { place: Place; distribution: Distribution | undefined }) {
  const { data, error, refetch } = useCall(listMyDivisions, {}, { staleTime: Infinity })
  const [opened] = useState(() => new Date())
  const zone = data?.divisions.find(({ code }) => code === place.division)?.timeZone
  if (error && !data) return <ErrorState failure={error} what="The divisions" onRetry={() => void refetch()} />
  if (zone === undefined) return <Skeleton className="h-64 w-full" what="the divisions" />
  return <Form key={place.division} place={place} today={todayIn(zone, opened)} distribution={distribution} />
}

const draftOf = (distribution: Distribution | undefined, today: string): DistributionDraft => ({
  name: distribution?.name ?? '',
  itemNumber: distribution?.itemNumber ?? '',
  orderedCases: distribution?.orderedCases ?? 0,
  orderedUnits: distribution?.orderedUnits ?? 0,
  startsOn: distribution?.startsOn ?? today,
  repeats: (distribution?.everyWeeks ?? null) !== null,
  everyWeeks: String(distribution?.everyWeeks ?? 1),
  endsOn: distribution?.endsOn ?? null,
  shipTos: distribution?.shipToNumbers ?? [],
})

const fieldWords: Readonly<Record<keyof DistributionDraft, string>> = {
  name: 'Name',
  itemNumber: 'Item',
  orderedCases: 'Cases',
  orderedUnits: 'Eaches',
  startsOn: 'First day',
  repeats: 'Repeated',
  everyWeeks: 'Weeks',
  endsOn: 'Last day',
  shipTos: 'Ship-tos',
}
function wordsOf(name: keyof DistributionDraft, draft: DistributionDraft): string {
  if (name === 'shipTos') return `${draft.shipTos.length} chosen`
  return name === 'repeats' ? (draft.repeats ? 'yes' : 'no') : String(draft[name] ?? '')
}

const refresh = ['listDistributions', 'getDistribution', 'listRunResults'] as const

function Form({ place, today, distribution }: { place: Place; today: string; distribution: Distribution | undefined }) {
  const go = useGo()
  const { preview, run: look, forget } = usePreview()
  const failed = ({ code }: CallFailed) => {
    // What somebody else saved is taken over around what is typed: Save then counts on it.
    if (code === 'distribution_changed') void refreshCalls(['getDistribution'])
    return true
  }
  const options = { refresh, failed }
  const show = (distributionId: string, message: string) => {
    showToast({ tone: 'success', message })
    go(distributionScreen.at({ distributionId }), { isSettled: true })
  }
  const create = useAct(createDistribution, { ...options, done: ({ id, message }) => show(id, message) })
  const update = useAct(updateDistribution, { ...options, done: ({ message }) => show(distribution!.id, message) })
  const { isRunning, failure, reset } = distribution ? update : create
  const saved = draftOf(distribution, today)
  const form = useCallForm<DistributionDraft, CallInput<typeof createDistribution>>({
    act: { isRunning, failure, reset },
    places: { division: 'shipTos' },
    saved,
    problemsOf: (draft) => problemsOfDraft(draft, today, distribution?.startsOn),
    onSubmit: (draft) => {
      const body = { ...planOf(draft), shipTos: [...draft.shipTos] }
      if (distribution) update.run({ params: { distributionId: distribution.id }, body }, distribution.version)
      else create.run({ body: { ...body, division: place.division } })
    },
  })
  useUnsavedWork(form.isDirty)
  const shipTos = useFormField(form, 'shipTos')
  const { itemNumber, orderedCases, orderedUnits, startsOn } = form.values
  const missing =
    itemNumber === ''
      ? 'Choose an item first'
      : orderedCases + orderedUnits === 0
        ? 'Enter a quantity first'
        : form.values.shipTos.length === 0
          ? 'Choose ship-tos first'
          : undefined
  return (
    <FormFrame form={form} label="Distribution" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {/* Ctrl+Enter saves, wherever it is pressed. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields within */}
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6" onKeyDownCapture={saveByKeys(form.submit)}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <DistributionFields form={form} place={place} today={today} description={distribution?.description ?? ''} />
        </div>
        <ChooseShipTos
          division={place.division}
          chosen={shipTos.value}
          error={shipTos.error}
          onChange={(chosen) => {
            shipTos.onChange(chosen)
            forget()
          }}
        />
        <div className="grid gap-3">
          <div>
            <Button
              isPending={preview?.isRunning ?? false}
              disabledReason={missing}
              onPress={() =>
                look({ division: place.division, itemNumber, orderedCases, orderedUnits, shipTos: form.values.shipTos })
              }
            >
              Preview
            </Button>
          </div>
          {preview && <PreviewPart key={preview.of} preview={preview} />}
        </div>
      </div>
      <ChangedByOthers fields={form.news.map((name) => ({ label: fieldWords[name], now: wordsOf(name, saved) }))} />
      <div className="sticky bottom-(--bottom-bar) z-20 -mx-4 border-t border-line bg-raised px-4 py-2 md:bottom-0 lg:-mx-6 lg:px-6">
        <div className="flex max-w-3xl flex-wrap items-center justify-end gap-2">
          {form.failure && !(form.failure.code === 'distribution_changed' && form.news.length > 0) && (
            <p role="alert" className="mr-auto min-w-0 text-13 text-danger">
              {form.failure.message.replace(/\.$/, '')}. What you typed is still here.
            </p>
          )}
          <Link
            href={distribution ? distributionScreen.at({ distributionId: distribution.id }) : distributionsScreen.at()}
            className={buttonLook('secondary')}
          >
            Cancel
          </Link>
          <Button variant="primary" isPending={form.isRunning} onPress={form.submit}>
            {distribution ? 'Save' : startsOn === today ? 'Distribute now' : 'Add distribution'}
          </Button>
        </div>
      </div>
    </FormFrame>
  )
}
