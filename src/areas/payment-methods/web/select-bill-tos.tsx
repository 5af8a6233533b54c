import { BillToPicker } from '#areas/customers/web/public.tsx'
import { Banner } from '#ui/banner.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import { maxDescription } from '../rules/check-description.ts'
import type { CoverageForm } from './use-coverage.ts'

/** S0 section 4, SelectBillTos: what the method is called and which bill-tos it pays for. */
export function SelectBillTos({ form, isShared = false }: { form: CoverageForm; isShared?: boolean }) {
  const all = useFormField(form, 'allBillTos')
  const billTos = useFormField(form, 'billTos')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isShared && <Banner tone="info">It is also used for bill-tos you cannot see. They stay as they are.</Banner>}
      <FormText
        form={form}
        name="description"
        label="Description"
        isRequired
        maxLength={maxDescription + 1}
        hint={form.kind === 'card' ? 'Such as “Kitchen card”' : 'Such as “House account”'}
        autoComplete="off"
      />
      {form.mayCoverAll && (
        <Checkbox isSelected={all.value} onChange={all.onChange}>
          <span className="grid leading-tight">
            All bill-tos
            <span className="text-12 text-muted">Also those you are given later</span>
          </span>
        </Checkbox>
      )}
      <div {...(billTos.error && { 'data-invalid': '' })} className="contents">
        {billTos.error && (
          <p role="alert" className="text-13 text-danger">
            {billTos.error}
          </p>
        )}
        {!all.value && <BillToPicker selected={billTos.value} onChange={billTos.onChange} />}
      </div>
    </div>
  )
}
