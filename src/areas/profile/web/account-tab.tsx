import { sessionsDialog } from '#areas/sessions/sessions.addresses.ts'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { why } from '#kit/decision.ts'
import { Banner } from '#ui/banner.tsx'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import { Button } from '#ui/button.tsx'
import { FormFrame } from '#ui/form/form-frame.tsx'
import { FormPhone } from '#ui/form/form-phone.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import { TextField } from '#ui/text-field.tsx'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import { checkContactPhone, joinContactPhone, splitContactPhone } from '#areas/two-factor/rules/contact-phone.ts'
import { maxNameLength, type ProfileFields } from '../profile.ts'
import { mayEditNames, mayEditPicture } from '../rules/change-profile.ts'
import { PictureField } from './picture-field.tsx'
import { type AccountFields, useAccountForm } from './use-account-form.ts'

const labels: Readonly<Record<keyof ProfileFields, string>> = {
  displayName: 'Display name',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Contact number',
}

const isName = (name: keyof AccountFields): name is keyof ProfileFields => name !== 'picture'

/**
 * PROFILE-2: picture, names and contact number. Save and Cancel are there only while something
 * differs.
 */
export function AccountTab() {
  const actor = useActor()
  const { me, form, choose, clear } = useAccountForm()
  const { isDirty, isRunning } = form
  const picture = useFormField(form, 'picture')
  useUnsavedWork(isDirty)
  const hrefTo = useHref()
  const locked = why(mayEditNames(actor))
  const name = { form, isReadOnly: locked !== undefined, maxLength: maxNameLength }
  // What a colleague changed is named beside what was typed.
  const failure = form.failure?.code === 'profile_changed' ? null : form.failure
  return (
    <FormFrame form={form} className="grid max-w-[760px] gap-x-8 gap-y-6 md:grid-cols-[max(220px,12rem)_minmax(0,1fr)]">
      {mayEditPicture(actor).allowed && (
        <PictureField picture={picture.value} onPicture={choose} error={picture.error} />
      )}
      <div className="two-columns content-start gap-4">
        {locked && (
          <div className="col-span-full">
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
        {form.news.length > 0 && (
          <div className="col-span-full">
            <ChangedByOthers
              fields={form.news.filter(isName).map((name) => ({ label: labels[name], now: me[name] }))}
            />
          </div>
        )}
        <div className="col-span-full">
          <FormText {...name} name="displayName" label="Display name" autoComplete="nickname" />
        </div>
        <FormText {...name} name="firstName" label="First name" isRequired={!locked} autoComplete="given-name" />
        <FormText {...name} name="lastName" label="Last name" autoComplete="family-name" />
        <TextField label="Email" type="email" value={me.email} onChange={() => undefined} isReadOnly />
        <FormPhone
          form={form}
          name="phone"
          label="Contact number"
          split={splitContactPhone}
          join={joinContactPhone}
          check={(phone) => checkContactPhone(phone, me.phone)}
          isReadOnly={locked !== undefined}
        />
        {failure && (
          <div className="col-span-full">
            <Banner tone="danger">{failure.message}</Banner>
          </div>
        )}
        {isDirty && (
          <div className="flex justify-end gap-2 border-t border-line py-3 max-md:sticky max-md:bottom-(--bottom-bar) max-md:-mx-4 max-md:bg-surface max-md:px-4 col-span-full">
            <Button onPress={clear} isDisabled={isRunning}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" isPending={isRunning}>
              Save
            </Button>
          </div>
        )}
      </div>
    </FormFrame>
  )
}
