import { useState } from 'react'
import { formatDayWithYear, toInputDate } from '#kit/dates.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import { FormDate } from '#ui/form/form-date.tsx'
import { FormFrame } from '#ui/form/form-frame.tsx'
import type { UserDetail } from '../user.ts'
import { updateUserEnforceDate } from '../user-second-factor.endpoints.ts'
import { FormEnd } from './form-end.tsx'
import { useChangeUser } from './use-change-user.ts'

const label = 'Two-factor required from'

/** AUTH-5: from which day on this user needs a second factor. */
export function EnforceDateForm({ user }: { user: UserDetail }) {
  const { mfaEnforceDate, portalMfaEnforceDate, hasSecondFactor, abilities } = user
  const [isUnfinished, setIsUnfinished] = useState(false)
  const act = useChangeUser(updateUserEnforceDate)
  const form = useCallForm({
    act,
    places: {},
    saved: { mfaEnforceDate },
    onSubmit: (body, changed) => {
      if (changed.length === 0 || isUnfinished) return
      act.run({ params: { userId: user.userId }, body }, user.versions.secondFactor)
    },
  })
  const whenEmpty = portalMfaEnforceDate
    ? `Empty: from ${formatDayWithYear(portalMfaEnforceDate)} on, as of everybody.`
    : 'Empty: the user decides.'
  return (
    <FormFrame form={form} label="Required two-factor authentication" className="grid gap-3">
      <ChangedByOthers
        fields={form.news.map(() => ({ label, now: mfaEnforceDate ? toInputDate(mfaEnforceDate) : 'none' }))}
      />
      <div className="max-w-72">
        <FormDate
          form={form}
          name="mfaEnforceDate"
          label={label}
          onTyping={setIsUnfinished}
          isDisabled={abilities.enforceFactor !== null}
          hint={hasSecondFactor ? whenEmpty : `Set up at the first sign-in from that day on. ${whenEmpty}`}
        />
      </div>
      <FormEnd ability={abilities.enforceFactor} form={form} />
    </FormFrame>
  )
}
