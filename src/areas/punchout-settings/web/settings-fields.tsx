import { FormSelect } from '#ui/form/form-select.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import type { FormFields } from '#ui/form/use-form-fields.ts'
import { Toggle } from '#ui/toggle.tsx'
import { punchoutLimits, type Software, softwares } from '../punchout-settings.ts'
import type { TypedSettings } from '../rules/check-settings.ts'

/** What the form calls its fields. */
export const settingsLabels: Readonly<Record<keyof TypedSettings, string>> = {
  software: 'Procurement software',
  senderDomain: 'Customer sender domain',
  senderIdentity: 'Customer sender identity',
  procurementSoftwareUrl: 'Procurement software URL',
  uomMapCase: 'Unit for cases',
  uomMapEach: 'Unit for eaches',
  allowShipToChange: 'Allow ship-to change',
  allowShipTosByGroupOfDefault: 'Only ship-tos of the default’s group',
}
const softwareOptions = (Object.entries(softwares) as [Software, string][]).map(([value, label]) => ({ value, label }))

/** PUNCH-1: the fields of an integration. */
export function SettingsFields({ form, values }: { form: FormFields<TypedSettings>; values: TypedSettings }) {
  return (
    <>
      <FormSelect form={form} name="software" label={settingsLabels.software} options={softwareOptions} isRequired />
      <FormText
        form={form}
        name="senderDomain"
        label={settingsLabels.senderDomain}
        hint="As the software sends it in Sender, such as NetworkId or DUNS"
        maxLength={punchoutLimits.sender}
        autoComplete="off"
        isRequired
      />
      <FormText
        form={form}
        name="senderIdentity"
        label={settingsLabels.senderIdentity}
        maxLength={punchoutLimits.sender}
        autoComplete="off"
        isRequired
      />
      <FormText
        form={form}
        name="procurementSoftwareUrl"
        label={settingsLabels.procurementSoftwareUrl}
        hint="Where buyers go back to when their session has ended. Optional."
        maxLength={punchoutLimits.url}
        autoComplete="off"
      />
      <div className="two-columns items-start gap-4">
        <FormText
          form={form}
          name="uomMapCase"
          label={settingsLabels.uomMapCase}
          hint="What the software calls a case; CS unless given"
          maxLength={punchoutLimits.unit}
          autoComplete="off"
        />
        <FormText
          form={form}
          name="uomMapEach"
          label={settingsLabels.uomMapEach}
          hint="What the software calls an each; EA unless given"
          maxLength={punchoutLimits.unit}
          autoComplete="off"
        />
      </div>
      <FormToggle form={form} name="allowShipToChange" hint="Buyers may shop for another mapped ship-to." />
      {values.allowShipToChange && (
        <FormToggle
          form={form}
          name="allowShipTosByGroupOfDefault"
          hint="Their choice is limited to ship-tos with the Group Id of the one they came for."
        />
      )}
    </>
  )
}

function FormToggle({
  form,
  name,
  hint,
}: {
  form: FormFields<TypedSettings>
  name: 'allowShipToChange' | 'allowShipTosByGroupOfDefault'
  hint: string
}) {
  const { value, onChange, error } = useFormField(form, name)
  return (
    <Toggle isSelected={value} onChange={onChange} error={error}>
      <span className="min-w-0">
        <span className="block">{settingsLabels[name]}</span>
        <span className="block text-13 text-muted">{hint}</span>
      </span>
    </Toggle>
  )
}
