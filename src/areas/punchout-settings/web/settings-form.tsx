import { useState } from 'react'
import { pickFields } from '#kit/merge-draft.ts'
import { CallFailed } from '#browser/call-failed.ts'
import { useGo } from '#browser/navigation.ts'
import { writeCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import { FormFrame } from '#ui/form/form-frame.tsx'
import type { Sent } from '#ui/form/use-form-fields.ts'
import {
  createPunchoutSettings,
  createUserPunchoutSettings,
  listPunchoutSettings,
  listUserPunchoutSettings,
  updatePunchoutSettings,
  updateUserPunchoutSettings,
} from '../punchout-settings.endpoints.ts'
import { defaultUnits, type PunchoutSettings, softwares, type SettingsText } from '../punchout-settings.ts'
import { textOf } from '../rules/changed-settings.ts'
import { problemsOfSettings, type TypedSettings } from '../rules/check-settings.ts'
import { FormEnd } from './form-end.tsx'
import { callFor, inputFor, integrationAddress, listAddress, type Owner, punchoutCalls } from './punchout-place.ts'
import { settingsLabels, SettingsFields } from './settings-fields.tsx'

const blank: TypedSettings = {
  software: null,
  senderDomain: '',
  senderIdentity: '',
  procurementSoftwareUrl: '',
  ...defaultUnits,
  allowShipToChange: false,
  allowShipTosByGroupOfDefault: false,
}

/** A refusal about the settings of the body, at the field of the form. */
function inForm(failure: CallFailed): CallFailed {
  const { code, status, message, field, details } = failure
  return field ? new CallFailed({ code, status, message, details, field: field.replace(/^settings\./, '') }) : failure
}

/** PUNCH-1: saving without an id creates, and the page is then the new one; else it updates. */
export function SettingsForm({ owner, settings }: { owner: Owner; settings: PunchoutSettings | undefined }) {
  const go = useGo()
  const [sent, setSent] = useState<Sent<TypedSettings>>()
  const [failure, setFailure] = useState<CallFailed | null>(null)
  const showLatest = (latest: PunchoutSettings) =>
    writeCall(
      callFor(owner, listPunchoutSettings, listUserPunchoutSettings),
      inputFor<typeof listPunchoutSettings>(owner, {}),
      (before) => {
        const others = (before?.settings ?? []).filter(({ id }) => id !== latest.id)
        const isKnown = others.length !== before?.settings.length
        return {
          settings: isKnown
            ? before!.settings.map((each) => (each.id === latest.id ? latest : each))
            : [...others, latest],
        }
      },
    )
  const options = {
    refresh: punchoutCalls,
    failed: (failed: CallFailed) => {
      if (failed.code === 'punchout_changed') showLatest((failed.details as { settings: PunchoutSettings }).settings)
      setFailure(inForm(failed))
      return true
    },
  }
  const create = useAct(callFor(owner, createPunchoutSettings, createUserPunchoutSettings), {
    ...options,
    done: ({ message, settings: made }) => {
      showToast({ tone: 'success', message })
      showLatest(made)
      go(integrationAddress(owner, made.id), { replace: true, isSettled: true })
    },
  })
  const update = useAct(callFor(owner, updatePunchoutSettings, updateUserPunchoutSettings), {
    ...options,
    done: ({ message, settings: changed }, { body }) => {
      showToast({ tone: 'success', message })
      setSent(body.settings)
      showLatest(changed)
    },
  })
  const isRunning = settings ? update.isRunning : create.isRunning
  const form = useCallForm<TypedSettings, { body: SettingsText }>({
    act: { isRunning, failure, reset: () => setFailure(null) },
    places: {},
    saved: settings ? textOf(settings) : blank,
    sent,
    problemsOf: (typed) =>
      Object.fromEntries(
        Object.entries(problemsOfSettings(typed)).map(([field, refusal]) => [field, refusal?.message]),
      ),
    onSubmit: (typed, changed) => {
      const { software } = typed
      if (software === null) return
      setFailure(null)
      if (!settings)
        return create.run(
          inputFor<typeof createPunchoutSettings>(owner, { body: { settings: { ...typed, software } } }),
        )
      if (changed.length === 0) return
      update.run(
        inputFor<typeof updatePunchoutSettings>(owner, {
          params: { punchoutSettingsId: settings.id },
          body: { settings: pickFields({ ...typed, software }, changed) },
        }),
        settings.version,
      )
    },
  })
  return (
    <FormFrame form={form} label="Integration" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {settings && (
        <ChangedByOthers
          fields={form.news.map((name) => ({ label: settingsLabels[name], now: shown(settings, name) }))}
        />
      )}
      <SettingsFields form={form} values={form.values} />
      <FormEnd
        form={form}
        isNew={settings === undefined}
        onCancel={() => (settings ? form.reset() : go(listAddress(owner), { isSettled: true }))}
      />
    </FormFrame>
  )
}

function shown(settings: PunchoutSettings, name: keyof TypedSettings): string {
  const value = settings[name]
  if (name === 'software') return softwares[settings.software]
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : (value ?? '')
}
