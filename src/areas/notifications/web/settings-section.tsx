import { useState } from 'react'
import { useCall, writeCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { formatTimeOfDay } from '#kit/clock-time.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FormFrame } from '#ui/form/form-frame.tsx'
import { FormSelect } from '#ui/form/form-select.tsx'
import type { Sent } from '#ui/form/use-form-fields.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import {
  getNotificationSettings,
  type NotificationSettings,
  type StoredSettings,
  updateNotificationSettings,
} from '../notifications.endpoints.ts'
import { checkSettings } from '../rules/check-settings.ts'
import { timeZones } from '../time-zones.ts'

/** What the form holds: texts, 'none' and 'usual' stand for nothing chosen. */
interface SettingsFields {
  readonly quietFrom: string
  readonly quietTo: string
  readonly timeZone: string
  readonly digestHour: string
}

const none = 'none'
const usual = 'usual'

const fieldsOf = ({ quietFrom, quietTo, timeZone, digestHour }: NotificationSettings): SettingsFields => ({
  quietFrom: quietFrom ?? none,
  quietTo: quietTo ?? none,
  timeZone: timeZone ?? usual,
  digestHour: String(digestHour),
})
const settingsOf = ({ quietFrom, quietTo, timeZone, digestHour }: SettingsFields): NotificationSettings => ({
  quietFrom: quietFrom === none ? null : quietFrom,
  quietTo: quietTo === none ? null : quietTo,
  timeZone: timeZone === usual ? null : timeZone,
  digestHour: Number(digestHour),
})

function problemsOf(values: SettingsFields) {
  const decision = checkSettings(settingsOf(values))
  return decision.allowed || !decision.refusal.field ? {} : { [decision.refusal.field]: decision.refusal.message }
}

const halfHours = Array.from({ length: 48 }, (_, index) => {
  const time = `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`
  return { value: time, label: formatTimeOfDay(time) }
})
const quietOptions = [{ value: none, label: 'No quiet hours' }, ...halfHours]
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: formatTimeOfDay(`${String(hour).padStart(2, '0')}:00`),
}))
const nameOfZone = (zone: string): string => timeZones.find(([known]) => known === zone)?.[1] ?? zone
const zoneOptions = (usualZone: string) => [
  { value: usual, label: `That of your division (${nameOfZone(usualZone)})` },
  ...timeZones.map(([value, label]) => ({ value: value as string, label: label as string })),
]

const labels: Readonly<Record<keyof SettingsFields, string>> = {
  quietFrom: 'Quiet from',
  quietTo: 'Quiet to',
  timeZone: 'Time zone',
  digestHour: 'Daily mail at',
}

/** NEXT-7: quiet hours and the hour of the daily mail. */
export function SettingsSection() {
  const { data, error, refetch } = useCall(getNotificationSettings, {})
  if (error && !data) return <ErrorState failure={error} what="Your quiet hours" onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-48 w-full" />
  return <SettingsForm stored={data} />
}

function SettingsForm({ stored }: { stored: StoredSettings }) {
  const [sent, setSent] = useState<Sent<SettingsFields>>()
  const put = (settings: StoredSettings) => writeCall(getNotificationSettings, {}, () => settings)
  const save = useAct(updateNotificationSettings, {
    done: ({ message, settings }, { body }) => {
      setSent(fieldsOf(body))
      put(settings)
      showToast({ tone: 'success', message })
    },
    failed: ({ code, details }) => {
      // What was chosen stays; Save keeps it.
      if (code === 'notification_settings_changed') put(details as StoredSettings)
      return true
    },
  })
  const saved = fieldsOf(stored)
  const form = useCallForm<SettingsFields, CallInput<typeof updateNotificationSettings>>({
    act: save,
    saved,
    sent,
    places: {},
    problemsOf,
    onSubmit: (values) => save.run({ body: settingsOf(values) }, stored.version),
  })
  useUnsavedWork(form.isDirty)
  const failure = form.failure?.code === 'notification_settings_changed' ? null : form.failure
  const zones = zoneOptions(stored.usualTimeZone)
  const wordsOf = (name: keyof SettingsFields): string =>
    (name === 'timeZone' ? zones : name === 'digestHour' ? hours : quietOptions).find(
      ({ value }) => value === saved[name],
    )?.label ?? saved[name]
  return (
    <section aria-label="Quiet hours and daily mail">
      <h2 className="pb-1.5 font-semibold">Quiet hours and daily mail</h2>
      <FormFrame
        form={form}
        label="Quiet hours and daily mail"
        className="grid gap-4 rounded-dialog border border-line bg-raised px-4 py-3"
      >
        <p className="text-13 text-muted">
          In quiet hours mails, text messages and web push wait until they end. The portal shows everything at once, and
          what cannot wait comes at once: an order that will not come, a new API key, and a cut-off in less than two
          hours.
        </p>
        {form.news.length > 0 && (
          <ChangedByOthers fields={form.news.map((name) => ({ label: labels[name], now: wordsOf(name) }))} />
        )}
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <FormSelect form={form} name="quietFrom" label={labels.quietFrom} options={quietOptions} />
          <FormSelect form={form} name="quietTo" label={labels.quietTo} options={quietOptions} />
          <FormSelect form={form} name="timeZone" label={labels.timeZone} options={zones} />
          <FormSelect form={form} name="digestHour" label={labels.digestHour} options={hours} />
        </div>
        {failure && <Banner tone="danger">{failure.message}</Banner>}
        {form.isDirty && (
          <div className="flex justify-end gap-2">
            <Button onPress={form.reset} isDisabled={form.isRunning}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" isPending={form.isRunning}>
              Save
            </Button>
          </div>
        )}
      </FormFrame>
    </section>
  )
}
