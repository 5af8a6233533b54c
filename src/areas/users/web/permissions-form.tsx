import { useActor } from '#browser/current-user.ts'
import { pickFields, useMergedDraft } from '#browser/use-merged-draft.ts'
import { features, isFeature } from '#kit/feature-keys.ts'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
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
  const { draft, setDraft, changed, isDirty, news, noteSent, reset } = useMergedDraft(saved)
  const { run, isRunning, failure } = useChangeUser(updateUserPermissions, (_, { body }) => noteSent(body))
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const { role, features, allowedModesUi } = draft
        const whole = { role, features: [...features], allowedModesUi: [...allowedModesUi] }
        if (!isDirty || isRunning) return
        run({ params: { userId: user.userId }, body: pickFields(whole, changed) }, user.versions.permissions)
      }}
    >
      <ChangedByOthers fields={news.map((name) => ({ label: labels[name], now: wordsOf(name, user) }))} />
      <PermissionFields
        actor={actor}
        type={user.type}
        draft={draft}
        onChange={setDraft}
        held={featuresOf(user.role, user.features)}
        errorOf={(field) => (failure?.field === field ? failure.message : undefined)}
        isDisabled={user.abilities.changePermissions !== null}
      />
      <FormEnd
        ability={user.abilities.changePermissions}
        isDirty={isDirty}
        isRunning={isRunning}
        failure={failure}
        onCancel={reset}
      />
    </form>
  )
}
