import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { plural } from '#kit/text.ts'
import { type CartQuantities, useActiveQuantities } from '#areas/cart-entry/web/public.tsx'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import type { Guide } from '../guide.ts'
import { getGuidePar } from '../guide-items.endpoints.ts'
import { getGuideLines } from '../guides.endpoints.ts'
import { guideRefusals } from '../guides.refusals.ts'
import { type PlannedFill, planFill } from '../rules/plan-fill.ts'
import { amountText } from './guide-words.ts'
import { paramsOf, useGuides } from './use-guides.ts'

/** Lines the dialog lists; the rest is counted. */
const maxListed = 200

/** GUIDE-3: what filling a guide to par orders, before it does: `?fill-to-par=ID`. */
export function FillToParDialog({ value, close }: DialogProps) {
  const { guides, error, retry } = useGuides()
  const quantities = useActiveQuantities()
  const guide = guides?.find(({ id }) => id === value)
  if (guide && quantities) return <FillToPar guide={guide} quantities={quantities} close={close} />
  return (
    <WaitingDialog
      title="Fill to par"
      failure={guides && !guide ? { status: 404, message: guideRefusals.guide_not_found.message } : error}
      what="The guide"
      onRetry={retry}
      onClose={close}
    />
  )
}

function FillToPar({ guide, quantities, close }: { guide: Guide; quantities: CartQuantities; close: () => void }) {
  const of = useShipToParams()
  const input = of && { params: paramsOf(of, guide) }
  const par = useCall(getGuidePar, input && { ...input, query: {} })
  const lines = useCall(getGuideLines, input)
  if (!par.data || !lines.data)
    return (
      <WaitingDialog
        title="Fill to par"
        failure={par.error ?? lines.error}
        what="The par of this guide"
        onRetry={() => void Promise.all([par.refetch(), lines.refetch()])}
        onClose={close}
      />
    )
  const lineOf = new Map(lines.data.lines.map((line) => [line.lineId, line]))
  const orderable = par.data.lines.filter(({ lineId }) => lineOf.get(lineId)?.isActive)
  const planned = planFill(orderable, (itemNumber) => quantities.get(itemNumber))
  const hasPars = lines.data.lines.some((line) => (line.caseParValue ?? line.eachParValue) !== null)
  const fill = () => {
    if (planned.length === 0) return
    setAll(quantities, planned, 'after')
    showToast({
      tone: 'success',
      message: `${plural(planned.length, 'line')} filled to par`,
      action: { label: 'Undo', run: () => setAll(quantities, planned, 'before') },
    })
    close()
  }
  return (
    <Dialog
      title="Fill to par"
      isOpen
      onClose={close}
      onSubmit={fill}
      footer={
        <>
          <CloseButton />
          <Button
            variant="primary"
            disabledReason={planned.length === 0 ? 'No line is under its par' : undefined}
            onPress={fill}
          >
            {planned.length > 0 ? `Fill ${plural(planned.length, 'line')}` : 'Fill'}
          </Button>
        </>
      }
    >
      {planned.length === 0 ? (
        <EmptyState title={hasPars ? 'Every line is at par' : 'This guide has no pars'}>
          {hasPars
            ? 'What the cart has and what was last counted is enough.'
            : 'Edit the list to say how many cases or eaches you want on the shelf.'}
        </EmptyState>
      ) : (
        <>
          <p className="pb-2 text-muted">
            Par less what was last counted and what the cart has already. Nothing is ordered until you place the order.
          </p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
          <table className="w-full text-14" aria-label="Lines to fill" tabIndex={0}>
            <thead>
              <tr className="border-b border-line text-left text-12 text-muted">
                <th scope="col" className="py-1 font-semibold">
                  Item
                </th>
                <th scope="col" className="px-3 py-1 text-right font-semibold">
                  In the cart
                </th>
                <th scope="col" className="py-1 text-right font-semibold">
                  Then
                </th>
              </tr>
            </thead>
            <tbody>
              {planned.slice(0, maxListed).map(({ lineId, itemNumber, before, after }) => (
                <tr key={lineId} className="border-b border-line last:border-0">
                  <td className="py-1.5 break-words">{lineOf.get(lineId)?.description ?? itemNumber}</td>
                  <td className="figures px-3 text-right whitespace-nowrap text-muted">
                    {amountText(before.cases, before.units) || '–'}
                  </td>
                  <td className="figures text-right font-medium whitespace-nowrap">
                    {amountText(after.cases, after.units)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {planned.length > maxListed && (
            <p className="pt-2 text-muted">And {plural(planned.length - maxListed, 'more line')}.</p>
          )}
        </>
      )}
    </Dialog>
  )
}

/** Undo leaves alone what somebody has typed since. */
function setAll(quantities: CartQuantities, planned: readonly PlannedFill[], to: 'before' | 'after'): void {
  for (const { itemNumber, before, after } of planned) {
    const held = quantities.get(itemNumber)
    const expected = to === 'after' ? before : after
    if (held.cases === expected.cases && held.units === expected.units)
      quantities.edit(itemNumber, to === 'after' ? after : before)
  }
  void quantities.flush()
}
