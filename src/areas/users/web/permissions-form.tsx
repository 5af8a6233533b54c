import { useState } from 'react'
import { featuresOf } from '#areas/people/roles.ts'
import { useActor } from '#browser/current-user.ts'
import type { UserDetail } from '../user.ts'
import { updateUserPermissions } from '../users.endpoints.ts'
import { FormEnd } from './form-end.tsx'
import { type PermissionDraft, PermissionFields } from './permission-fields.tsx'
import { useChangeUser } from './use-change-user.ts'

const textOf = ({ role, features, allowedModesUi }: PermissionDraft) =>
  JSON.stringify([role, features.toSorted(), allowedModesUi.toSorted()])

/** USERS-2: what the user may do; effective with their next step. */
export function PermissionsForm({ user }: { user: UserDetail }) {
  const actor = useActor()
  const saved: PermissionDraft = { role: user.role, features: user.features, allowedModesUi: user.allowedModesUi }
  const [draft, setDraft] = useState(saved)
  const { run, isRunning, failure } = useChangeUser(updateUserPermissions)
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const { role, features, allowedModesUi } = draft
        const body = { role, features: [...features], allowedModesUi: [...allowedModesUi] }
        if (!isRunning) run({ params: { userId: user.userId }, body })
      }}
    >
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
        isDirty={textOf(draft) !== textOf(saved)}
        isRunning={isRunning}
        onCancel={() => setDraft(saved)}
      />
    </form>
  )
}
