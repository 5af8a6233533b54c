import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { CallFailed } from '#browser/call-failed.ts'
import { callEndpoint } from '#browser/client.ts'
import { keepMe, useMe } from '#browser/current-user.ts'
import { showToast } from '#browser/toasts.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { pickFields } from '#kit/merge-draft.ts'
import type { Sent } from '#ui/form/use-form-fields.ts'
import type { CurrentUser } from '#areas/people/current-user.ts'
import type { ProfileFields } from '../profile.ts'
import { type UpdatedInfo, updateProfile } from '../profile.endpoints.ts'
import { changedFields, problemOf } from '../rules/change-profile.ts'
import { uploadPicture } from './upload-picture.ts'

/** A picture that is chosen and not saved yet. */
export interface ChosenPicture {
  readonly file: File
  /** Where the browser shows it from until then. */
  readonly url: string
}

/** The account as its form has it. */
export interface AccountFields extends ProfileFields {
  readonly picture: ChosenPicture | null
}

const withInfo = (me: CurrentUser, { version, ...info }: UpdatedInfo): CurrentUser => ({
  ...me,
  ...info,
  versions: { ...me.versions, profile: version },
})

interface Saving {
  readonly form: AccountFields
  readonly names: readonly (keyof ProfileFields)[]
}

/** PROFILE-2: the form of the account; saving it uploads the chosen picture first. */
export function useAccountForm() {
  const me = useMe()
  const { displayName, firstName, lastName, phone } = me
  const saved: AccountFields = { displayName, firstName, lastName, phone, picture: null }
  const [sent, setSent] = useState<Sent<AccountFields>>()
  const { mutate, isPending, error, reset } = useMutation<string, CallFailed, Saving>({
    mutationFn: async ({ form, names }) => {
      const body = {
        ...pickFields<ProfileFields>(form, names),
        ...(form.picture && { hasProfileImage: true, profileImageUrl: await uploadPicture(form.picture.file) }),
      }
      const { message, updatedInfo } = await callEndpoint(updateProfile, { body }, { ifMatch: me.versions.profile })
      setSent(pickFields<ProfileFields>(form, names))
      keepMe(withInfo(me, updatedInfo))
      return message
    },
    onSuccess: (message) => showToast({ tone: 'success', message }),
    onError: ({ code, details }) => {
      if (code === 'profile_changed') keepMe(withInfo(me, details as UpdatedInfo))
    },
  })
  const form = useCallForm<AccountFields, CallInput<typeof updateProfile>>({
    act: { isRunning: isPending, failure: error?.code === 'not_signed_in' ? null : error, reset },
    places: { profileImageUrl: 'picture', hasProfileImage: 'picture' },
    saved,
    sent,
    problemsOf: (typed) => ({
      firstName: problemOf('firstName', saved, typed),
      phone: problemOf('phone', saved, typed),
    }),
    changedIn: (before, typed) => [...changedFields(before, typed), ...(typed.picture ? ['picture' as const] : [])],
    onSubmit: (typed, changed, { set, values }) => {
      const names = changed.filter((name) => name !== 'picture')
      const onSuccess = () => {
        // One that was chosen while saving is kept.
        if (values().picture === typed.picture) set('picture', null)
      }
      mutate({ form: typed, names }, { onSuccess })
    },
  })
  const choose = (file: File | undefined) => {
    const { picture } = form.values
    if (picture) URL.revokeObjectURL(picture.url)
    form.set('picture', file ? { file, url: URL.createObjectURL(file) } : null)
  }
  return {
    me,
    form,
    choose,
    clear: () => {
      choose(undefined)
      form.reset()
    },
  }
}
