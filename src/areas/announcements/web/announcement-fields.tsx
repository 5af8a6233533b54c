import { features } from '#kit/feature-keys.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { DateField } from '#ui/date-field.tsx'
import { MultiSelect } from '#ui/multi-select.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import type { FormFields } from '#ui/form/use-form-fields.ts'
import { type AnnouncementText, deviceTypes, limits } from '../announcement.ts'
import { tokensOf, wildcards } from '../rules/is-shown-to.ts'
import { deviceWords } from './audience-words.ts'
import { BannerBar } from './banner-bar.tsx'
import { timeChoices, toInstant, toLocal, zoneName } from './local-time.ts'

const featureOptions = Object.entries(features)
  .map(([value, label]) => ({ value, label }))
  .toSorted((a, b) => a.label.localeCompare(b.label))

/** STAFF-2: what an announcement says, to whom, where and when, with how it will look. */
export function AnnouncementFields({ form }: { form: FormFields<AnnouncementText> }) {
  const text = useFormField(form, 'value')
  const audience = useFormField(form, 'features')
  const devices = useFormField(form, 'deviceType')
  const starts = useFormField(form, 'startsOn')
  const ends = useFormField(form, 'endsOn')
  return (
    <div className="grid gap-5">
      <FormText
        form={form}
        name="name"
        label="Name"
        hint="For this list only; readers do not see it."
        maxLength={limits.name}
        isRequired
        autoFocus
      />
      <div className="grid gap-2">
        <TextArea
          label="Text"
          hint={`**strong** and [a link](/shop). ${limits.value - text.value.length} characters left.`}
          {...text}
          maxLength={limits.value}
          isRequired
        />
        {text.value.trim() !== '' && (
          <div className="overflow-hidden rounded-control border border-line">
            <BannerBar
              label="How it will look"
              banners={[{ key: text.value, kind: 'announcement', announcement: { id: 'preview', value: text.value } }]}
            />
          </div>
        )}
      </div>
      <AudienceFields list={audience.value} error={audience.error} onChange={audience.onChange} />
      <RadioGroup
        label="Devices"
        choices={deviceTypes.map((type) => ({ value: String(type), label: deviceWords[type] }))}
        value={String(devices.value)}
        onChange={(value) => devices.onChange(deviceTypes.find((type) => String(type) === value) ?? 0)}
        error={devices.error}
      />
      <div className="two-columns gap-4">
        <Moment label="Starts" emptyHint="Empty: at once." {...starts} />
        <Moment label="Ends" emptyHint="Empty: until you end it." {...ends} />
      </div>
    </div>
  )
}

function AudienceFields({
  list,
  error,
  onChange,
}: {
  list: string
  error: string | undefined
  onChange: (list: string) => void
}) {
  const tokens = tokensOf(list)
  const { signedIn, signedOut } = wildcards
  const wild: readonly string[] = [signedIn, signedOut]
  const chosen = tokens.filter((token) => !wild.includes(token))
  const isAll = tokens.includes(signedIn)
  const isSignedOut = tokens.includes(signedOut)
  const turn = (token: string, isOn: boolean) =>
    onChange([...tokens.filter((other) => other !== token), ...(isOn ? [token] : [])].join(','))
  return (
    <fieldset {...(error && { 'data-invalid': '' })} className="grid gap-1">
      <legend className="pb-1 text-13 font-medium">Who sees it</legend>
      <Checkbox
        isSelected={isAll && isSignedOut}
        isIndeterminate={isAll !== isSignedOut}
        onChange={(isOn) => onChange([...(isOn ? [signedIn, signedOut] : []), ...chosen].join(','))}
      >
        Everybody, signed in or not
      </Checkbox>
      <Checkbox isSelected={isAll} onChange={(isOn) => turn(signedIn, isOn)}>
        Everyone signed in
      </Checkbox>
      <Checkbox isSelected={isSignedOut} onChange={(isOn) => turn(signedOut, isOn)}>
        On the sign-in screens
      </Checkbox>
      {!isAll && (
        <MultiSelect
          label="Whoever has one of these features"
          options={featureOptions}
          chosen={chosen}
          onChange={(next) => onChange([...tokens.filter((token) => wild.includes(token)), ...next].join(','))}
        />
      )}
      {error && <p className="text-12 text-danger">{error}</p>}
    </fieldset>
  )
}

function Moment({
  label,
  emptyHint,
  value,
  error,
  onChange,
}: {
  label: string
  emptyHint: string
  value: string | null
  error: string | undefined
  onChange: (instant: string | null) => void
}) {
  const { date, time } = toLocal(value)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-start gap-2">
      <DateField
        label={label}
        value={date}
        onChange={(next) => onChange(toInstant(next, time))}
        hint={value === null ? emptyHint : `By your clock (${zoneName()}).`}
        error={error}
      />
      <Select
        label="Time"
        options={timeChoices(time)}
        value={time}
        onChange={(next) => onChange(toInstant(date, next))}
        isDisabled={date === null}
      />
    </div>
  )
}
