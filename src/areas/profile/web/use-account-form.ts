import { useState } from 'react'
import { type CallFailed, isCallFailed } from '#browser/call-failed.ts'
import { callEndpoint } from '#browser/client.ts'
import { keepMe, useMe } from '#browser/current-user.ts'
import type { CurrentUser } from '#areas/people/current-user.ts'
import { pickFields } from '#kit/merge-draft.ts'
import { showToast } from '#browser/toasts.ts'
import { checkContactPhone } from '#areas/two-factor/rules/contact-phone.ts'
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

const withInfo = (me: CurrentUser, { version, ...info }: UpdatedInfo): CurrentUser => ({
  ...me,
  ...info,
  versions: { ...me.versions, profile: version },
})

/**
 * PROFILE-2: the form of the account: what is typed, what is wrong, whether anything differs, and
 * saving.
 */
export function useAccountForm() {
  const me = useMe()
  const { displayName, firstName, lastName, phone } = me
  const saved: ProfileFields = { displayName, firstName, lastName, phone }
  // Only what was typed is kept, so that a saved form follows what the server made of it.
  const [typed, setTyped] = useState<Partial<ProfileFields>>({})
  const [picture, setPicture] = useState<ChosenPicture>()
  const [isTried, setIsTried] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<CallFailed>()
  const [news, setNews] = useState<readonly (keyof ProfileFields)[]>([])
  const form = { ...saved, ...typed }

  const choose = (file: File | undefined) => {
    if (picture) URL.revokeObjectURL(picture.url)
    setPicture(file && { file, url: URL.createObjectURL(file) })
    setFailure(undefined)
  }
  const clear = () => {
    setTyped({})
    setNews([])
    choose(undefined)
    setIsTried(false)
  }
  const save = async () => {
    setIsTried(true)
    if (problemOf('firstName', saved, form) || problemOf('phone', saved, form) || isSaving) return
    setIsSaving(true)
    setFailure(undefined)
    try {
      const body = {
        ...pickFields(form, changedFields(saved, form)),
        ...(picture && { hasProfileImage: true, profileImageUrl: await uploadPicture(picture.file) }),
      }
      const { message, updatedInfo } = await callEndpoint(updateProfile, { body }, { ifMatch: me.versions.profile })
      keepMe(withInfo(me, updatedInfo))
      setNews([])
      // What was typed or chosen while saving is kept.
      setTyped((now) => (now === typed ? {} : now))
      setPicture((now) => (now === picture ? undefined : now))
      setIsTried(false)
      showToast({ tone: 'success', message })
    } catch (error) {
      if (!isCallFailed(error)) throw error
      setFailure(error)
      if (error.code !== 'profile_changed') return
      const latest = error.details as UpdatedInfo
      setNews(changedFields(saved, latest))
      keepMe(withInfo(me, latest))
    } finally {
      setIsSaving(false)
    }
  }
  return {
    me,
    form,
    picture,
    choose,
    isDirty: picture !== undefined || changedFields(saved, form).length > 0,
    isSaving,
    failure,
    /** Fields that a manager, or another tab, has changed since this form was opened. */
    news,
    /** What to say below a field. */
    errorOf: (field: keyof ProfileFields) =>
      failure?.field === field ? failure.message : isTried ? problemOf(field, saved, form) : undefined,
    /** The same for the two fields of the contact number. */
    phoneProblems:
      failure?.field === 'phone'
        ? { number: failure.message }
        : isTried
          ? checkContactPhone(form.phone, saved.phone)
          : {},
    type: (field: keyof ProfileFields, text: string) => {
      setTyped({ ...typed, [field]: text })
      if (failure?.field === field) setFailure(undefined)
    },
    save,
    clear,
  }
}
