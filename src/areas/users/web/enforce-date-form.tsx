import { useState } from 'react'
import { formatDayWithYear, toInputDate } from '#kit/dates.ts'
import { pickFields, useMergedDraft } from '#browser/use-merged-draft.ts'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import { DateField } from '#ui/date-field.tsx'
import type { UserDetail } from '../user.ts'
import { updateUserEnforceDate } from '../user-second-factor.endpoints.ts'
import { FormEnd } from './form-end.tsx'
import { useChangeUser } from './use-change-user.ts'

const label = 'Two-factor required from'

/** AUTH-5: from which day on this user needs a second factor. */
export function EnforceDateForm({ user }: { user: UserDetail }) {
  const { mfaEnforceDate, portalMfaEnforceDate, hasSecondFactor, abilities } = user
  const { draft, setDraft, changed, isDirty, news, reset } = useMergedDraft({ mfaEnforceDate })
  const [isUnfinished, setIsUnfinished] = useState(false)
  const { run, isRunning, failure } = useChangeUser(updateUserEnforceDate)
  const whenEmpty = portalMfaEnforceDate
    ? `Empty: from ${formatDayWithYear(portalMfaEnforceDate)} on, as of everybody.`
    : 'Empty: the user decides.'
  return (
    <form
      noValidate
      aria-label="Required two-factor authentication"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isDirty || isUnfinished || isRunning) return
        const body = { mfaEnforceDate, ...pickFields(draft, changed) }
        run({ params: { userId: user.userId }, body }, user.versions.secondFactor)
      }}
    >
      <ChangedByOthers
        fields={news.map(() => ({ label, now: mfaEnforceDate ? toInputDate(mfaEnforceDate) : 'none' }))}
      />
      <div className="max-w-72">
        <DateField
          label={label}
          value={draft.mfaEnforceDate}
          onChange={(date) => setDraft({ mfaEnforceDate: date })}
          onTyping={setIsUnfinished}
          isDisabled={abilities.enforceFactor !== null}
          error={failure?.field === 'mfaEnforceDate' ? failure.message : undefined}
          hint={hasSecondFactor ? whenEmpty : `Set up at the first sign-in from that day on. ${whenEmpty}`}
        />
      </div>
      <FormEnd
        ability={abilities.enforceFactor}
        isDirty={isDirty}
        isRunning={isRunning}
        failure={failure}
        onCancel={reset}
      />
    </form>
  )
}
