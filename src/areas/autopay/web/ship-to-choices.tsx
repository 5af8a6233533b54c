import { Checkbox } from '#ui/checkbox.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import type { FormFields } from '#ui/form/use-form-fields.ts'
import type { ScheduleValues } from './schedule-values.ts'

/** BILL-5: all ship-tos, also those that come later, or the ticked ones. */
export function ShipToChoices({
  form,
  shipTos,
}: {
  form: FormFields<ScheduleValues>
  shipTos: readonly { readonly number: string; readonly name: string }[]
}) {
  const all = useFormField(form, 'isOfAllShipTos')
  const some = useFormField(form, 'shipTos')
  return (
    <fieldset className="grid gap-1" {...(some.error && { 'data-invalid': '' })}>
      <legend className="pb-1 text-13 font-medium">Ship-tos</legend>
      <Checkbox isSelected={all.value} onChange={all.onChange}>
        <span className="grid leading-tight">
          All ship-tos
          <span className="text-12 text-muted">Also those you are given later</span>
        </span>
      </Checkbox>
      {!all.value && (
        <div className="grid max-h-56 gap-1 overflow-auto rounded-control border border-line px-3 py-1">
          {shipTos.map(({ number, name }) => (
            <Checkbox
              key={number}
              isSelected={some.value.includes(number)}
              onChange={(isChosen) =>
                some.onChange(isChosen ? [...some.value, number] : some.value.filter((each) => each !== number))
              }
            >
              <span className="min-w-0 truncate">
                {name} <span className="figures text-12 text-muted">{number}</span>
              </span>
            </Checkbox>
          ))}
        </div>
      )}
      {some.error && (
        <p role="alert" className="text-12 text-danger">
          {some.error}
        </p>
      )}
    </fieldset>
  )
}
