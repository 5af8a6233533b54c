import { BillToPicker } from '#areas/customers/web/public.tsx'
import { Banner } from '#ui/banner.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/text-field.tsx'
import { maxDescription } from '../rules/check-description.ts'
import type { CoverageForm, CoverageProblems } from './use-coverage.ts'

/** S0 section 4, SelectBillTos: what the method is called and which bill-tos it pays for. */
export function SelectBillTos({
  form,
  problems,
  isShared = false,
}: {
  form: CoverageForm
  /** Those to be shown, once somebody tried to go on. */
  problems: CoverageProblems
  isShared?: boolean
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isShared && <Banner tone="info">It is also used for bill-tos you cannot see. They stay as they are.</Banner>}
      <TextField
        label="Description"
        isRequired
        maxLength={maxDescription + 1}
        value={form.description}
        onChange={form.setDescription}
        error={problems.description}
        hint={form.kind === 'card' ? 'Such as “Kitchen card”' : 'Such as “House account”'}
        autoComplete="off"
      />
      {form.mayCoverAll && (
        <Checkbox isSelected={form.allBillTos} onChange={form.setAllBillTos}>
          <span className="grid leading-tight">
            All bill-tos
            <span className="text-12 text-muted">Also those you are given later</span>
          </span>
        </Checkbox>
      )}
      {problems.billTos && (
        <p role="alert" className="text-13 text-danger">
          {problems.billTos}
        </p>
      )}
      {!form.allBillTos && <BillToPicker selected={form.billTos} onChange={form.setBillTos} />}
    </div>
  )
}
