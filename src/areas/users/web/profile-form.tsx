import { useState } from 'react'
import { pickFields, useMergedDraft } from '#browser/use-merged-draft.ts'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import { checkNames, type Names } from '../rules/check-names.ts'
import type { UserDetail } from '../user.ts'
import { updateUserProfile } from '../users.endpoints.ts'
import { FormEnd } from './form-end.tsx'
import { ImageField } from './image-field.tsx'
import { NameFields } from './name-fields.tsx'
import { useChangeUser } from './use-change-user.ts'

const namesOf = ({ displayName, firstName, lastName, phone }: Names): Names => ({
  displayName,
  firstName,
  lastName,
  phone,
})

const nameLabels: Readonly<Record<keyof Names, string>> = {
  displayName: 'Display name',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Contact number',
}

/** USERS-1: names and phone; Save and Cancel appear when something differs. */
export function ProfileForm({ user }: { user: UserDetail }) {
  const { draft: names, setDraft: setNames, changed, isDirty, news, noteSent, reset } = useMergedDraft(namesOf(user))
  const [isTried, setIsTried] = useState(false)
  const { run, isRunning, failure } = useChangeUser(updateUserProfile, (_, { body }) => noteSent(body))
  const decision = checkNames(names, user.phone)
  const problem = isTried && !decision.allowed ? decision.refusal : failure
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setIsTried(true)
        if (decision.allowed && isDirty && !isRunning)
          run({ params: { userId: user.userId }, body: pickFields(names, changed) }, user.versions.profile)
      }}
    >
      <ChangedByOthers fields={news.map((name) => ({ label: nameLabels[name], now: user[name] }))} />
      {user.abilities.changeProfile === null && <ImageField user={user} />}
      <NameFields
        names={names}
        onChange={setNames}
        savedPhone={user.phone}
        errorOf={(field) => (problem?.field === field ? problem.message : undefined)}
        isDisabled={user.abilities.changeProfile !== null}
      />
      <FormEnd
        ability={user.abilities.changeProfile}
        isDirty={isDirty}
        isRunning={isRunning}
        failure={failure}
        onCancel={reset}
      />
    </form>
  )
}
