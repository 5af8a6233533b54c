import { useState } from 'react'
import { pickFields } from '#kit/merge-draft.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import { FormFrame } from '#ui/form/form-frame.tsx'
import type { Sent } from '#ui/form/use-form-fields.ts'
import { problemsOf } from '#ui/form/place-refusal.ts'
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
  const [sent, setSent] = useState<Sent<Names>>()
  const act = useChangeUser(updateUserProfile, (_, { body }) => setSent(body))
  const form = useCallForm({
    act,
    sent,
    places: {},
    saved: namesOf(user),
    problemsOf: (names) => problemsOf(checkNames(names, user.phone), names, 'firstName'),
    onSubmit: (names, changed) => {
      if (changed.length === 0) return
      act.run({ params: { userId: user.userId }, body: pickFields(names, changed) }, user.versions.profile)
    },
  })
  return (
    <FormFrame form={form} className="grid gap-4">
      <ChangedByOthers fields={form.news.map((name) => ({ label: nameLabels[name], now: user[name] }))} />
      {user.abilities.changeProfile === null && <ImageField user={user} />}
      <NameFields form={form} savedPhone={user.phone} isDisabled={user.abilities.changeProfile !== null} />
      <FormEnd ability={user.abilities.changeProfile} form={form} />
    </FormFrame>
  )
}
