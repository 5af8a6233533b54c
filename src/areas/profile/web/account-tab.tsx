import type { FormEvent } from 'react'
import { sessionsDialog } from '#areas/sessions/sessions.addresses.ts'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { why } from '#kit/decision.ts'
import { Banner } from '#ui/banner.tsx'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import { Button } from '#ui/button.tsx'
import { PhoneFields } from '#ui/phone-fields.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import { joinContactPhone, splitContactPhone } from '#areas/two-factor/rules/contact-phone.ts'
import { maxNameLength, type ProfileFields } from '../profile.ts'
import { mayEditNames, mayEditPicture } from '../rules/change-profile.ts'
import { PictureField } from './picture-field.tsx'
import { useAccountForm } from './use-account-form.ts'

const labels: Readonly<Record<keyof ProfileFields, string>> = {
  displayName: 'Display name',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Contact number',
}

/**
 * PROFILE-2: picture, names and contact number. Save and Cancel are there only while something
 * differs.
 */
export function AccountTab() {
  const actor = useActor()
  const { me, form, picture, choose, isDirty, isSaving, failure, news, errorOf, phoneProblems, type, save, clear } =
    useAccountForm()
  useUnsavedWork(isDirty)
  const hrefTo = useHref()
  const locked = why(mayEditNames(actor))
  const names = { isReadOnly: locked !== undefined, maxLength: maxNameLength }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const field = failure?.field
  const isShownElsewhere =
    field === 'firstName' || field === 'phone' || field === 'profileImageUrl' || failure?.code === 'profile_changed'
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid max-w-[760px] gap-x-8 gap-y-6 md:grid-cols-[max(220px,12rem)_minmax(0,1fr)]"
    >
      {mayEditPicture(actor).allowed && (
        <PictureField
          picture={picture}
          onPicture={choose}
          error={field === 'profileImageUrl' ? failure?.message : undefined}
        />
      )}
      <div className="grid content-start gap-4 sm:grid-cols-2">
        {locked && (
          <div className="sm:col-span-2">
            <Banner tone="info">
              {locked}{' '}
              {me.usesPassword && (
                <Link href={hrefTo(sessionsDialog.open())} className="font-medium underline">
                  Password and two-factor
                </Link>
              )}
            </Banner>
          </div>
        )}
        {news.length > 0 && (
          <div className="sm:col-span-2">
            <ChangedByOthers fields={news.map((name) => ({ label: labels[name], now: me[name] }))} />
          </div>
        )}
        <div className="sm:col-span-2">
          <TextField
            label="Display name"
            value={form.displayName}
            onChange={(text) => type('displayName', text)}
            autoComplete="nickname"
            {...names}
          />
        </div>
        <TextField
          label="First name"
          isRequired={!locked}
          value={form.firstName}
          onChange={(text) => type('firstName', text)}
          error={errorOf('firstName')}
          autoComplete="given-name"
          {...names}
        />
        <TextField
          label="Last name"
          value={form.lastName}
          onChange={(text) => type('lastName', text)}
          autoComplete="family-name"
          {...names}
        />
        <TextField label="Email" type="email" value={me.email} onChange={() => undefined} isReadOnly />
        <PhoneFields
          label="Contact number"
          value={splitContactPhone(form.phone)}
          onChange={(typed) => type('phone', joinContactPhone(typed))}
          problems={phoneProblems}
          isReadOnly={locked !== undefined}
        />
        {failure && !isShownElsewhere && (
          <div className="sm:col-span-2">
            <Banner tone="danger">{failure.message}</Banner>
          </div>
        )}
        {isDirty && (
          <div className="flex justify-end gap-2 border-t border-line py-3 max-md:sticky max-md:bottom-16 max-md:-mx-4 max-md:bg-surface max-md:px-4 sm:col-span-2">
            <Button onPress={clear} isDisabled={isSaving}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" isPending={isSaving}>
              Save
            </Button>
          </div>
        )}
      </div>
    </form>
  )
}
