import { useState } from 'react'
import { useActor } from '#browser/current-user.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import { features, isFeature } from '#kit/feature-keys.ts'
import { pickFields } from '#kit/merge-draft.ts'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import { FormFrame } from '#ui/form/form-frame.tsx'
import type { Sent } from '#ui/form/use-form-fields.ts'
import { featuresOf, isRole, roles } from '#areas/access/roles.ts'
import type { UserDetail } from '../user.ts'
import { updateUserPermissions } from '../users.endpoints.ts'
import { FormEnd } from './form-end.tsx'
import { type PermissionDraft, PermissionFields } from './permission-fields.tsx'
import { useChangeUser } from './use-change-user.ts'

const modeNames = { restaurant: 'Restaurant', accounting: 'Accounting' } as const

/** What a field reads now, in words. */
function wordsOf(name: keyof PermissionDraft, { role, features: own, allowedModesUi }: UserDetail): string {
  if (name === 'role') return isRole(role) ? roles[role].name : role
  if (name === 'allowedModesUi') return allowedModesUi.map((mode) => modeNames[mode]).join(', ') || 'none'
  return own.map((key) => (isFeature(key) ? features[key] : key)).join(', ') || 'none'
}
const labels: Readonly<Record<keyof PermissionDraft, string>> = {
  role: 'Role',
  features: 'Permissions beyond the role',
  allowedModesUi: 'Modes',
}

/** USERS-2: what the user may do; effective with their next step. */
export function PermissionsForm({ user }: { user: UserDetail }) {
  const actor = useActor()
  const saved: PermissionDraft = { role: user.role, features: user.features, allowedModesUi: user.allowedModesUi }
  const [sent, setSent] = useState<Sent<PermissionDraft>>()
  const act = useChangeUser(updateUserPermissions, (_, { body }) => setSent(body))
  const form = useCallForm({
    act,
    sent,
    places: {},
    saved,
    onSubmit: ({ role, features, allowedModesUi }, changed) => {
      if (changed.length === 0) return
      const whole = { role, features: [...features], allowedModesUi: [...allowedModesUi] }
      act.run({ params: { userId: user.userId }, body: pickFields(whole, changed) }, user.versions.permissions)
    },
  })
  return (
    <FormFrame form={form} className="grid gap-4">
      <ChangedByOthers fields={form.news.map((name) => ({ label: labels[name], now: wordsOf(name, user) }))} />
      <PermissionFields
        actor={actor}
        type={user.type}
        form={form}
        held={featuresOf(user.role, user.features)}
        isDisabled={user.abilities.changePermissions !== null}
      />
      <OutsideFeatures user={user} />
      <FormEnd ability={user.abilities.changePermissions} form={form} />
    </FormFrame>
  )
}

const systems = [
  ['crm', 'From the CRM, by import'],
  ['okta', 'From the identity provider, at sign-in or by import'],
] as const

/** ACCESS-3: what other systems grant; it is changed there. */
function OutsideFeatures({ user: { outsideFeatures } }: { user: UserDetail }) {
  const held = systems.filter(([system]) => outsideFeatures[system].length > 0)
  if (held.length === 0) return null
  return (
    <dl className="grid gap-2 border-t border-line pt-3 text-13">
      {held.map(([system, label]) => (
        <div key={system}>
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere">{outsideFeatures[system].join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
