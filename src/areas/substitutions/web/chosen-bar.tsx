import { X } from 'lucide-react'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { substitutionChoices } from '#areas/orders/if-short.ts'
import { substitutionLimits } from '../substitution.ts'
import { changeSubstitutions } from '../substitutions.endpoints.ts'

const acts = [
  ['ask', substitutionChoices.ask],
  ['none', substitutionChoices.none],
  ['default', 'As for all items'],
] as const

/** NEXT-3: one choice for all that are selected, in reach of a thumb. */
export function ChosenBar({
  params,
  chosen,
  onClear,
}: {
  params: { readonly division: string; readonly shipTo: string }
  chosen: readonly string[]
  onClear: () => void
}) {
  const act = useAct(changeSubstitutions, {
    refresh: ['listSubstitutions', 'getSubstitution', 'reviewCart'],
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      onClear()
    },
    // A toast would cover the bar on a phone.
    failed: () => true,
  })
  if (chosen.length === 0) return null
  const tooMany =
    chosen.length > substitutionLimits.bulk ? `No more than ${substitutionLimits.bulk} at a time` : undefined
  return (
    <div
      role="region"
      aria-label="Selected items"
      className="sticky bottom-(--bottom-bar) z-20 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-raised px-4 py-2 md:bottom-0 lg:-mx-6 lg:px-6 print:hidden"
    >
      <p role="status" className="figures flex-1 max-sm:basis-[calc(100%-4rem)]">
        <strong className="font-medium">{chosen.length} selected</strong>
      </p>
      <IconButton label="Clear selection" onPress={onClear}>
        <X size={16} aria-hidden="true" />
      </IconButton>
      {acts.map(([choice, label]) => (
        <Button
          key={choice}
          size="small"
          isPending={act.isRunning}
          disabledReason={tooMany}
          onPress={() => act.run({ params, body: { itemNumbers: [...chosen], choice } })}
        >
          {label}
        </Button>
      ))}
      {act.failure && (
        <p role="alert" className="basis-full text-13 text-danger">
          {act.failure.message}
        </p>
      )}
    </div>
  )
}
