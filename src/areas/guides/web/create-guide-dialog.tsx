import { useState } from 'react'
import { useActor } from '#browser/current-user.ts'
import { useGo, useHref } from '#browser/navigation.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { Link } from '#browser/link.tsx'
import { useCallForm } from '#browser/use-call-form.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { plural } from '#kit/text.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { useActiveCart } from '#areas/carts/web/public.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormSelect } from '#ui/form/form-select.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import { NumberField } from '#ui/number-field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { importGuideDialog } from '#areas/guide-import/guide-import.addresses.ts'
import type { Guide } from '../guide.ts'
import { createGuide } from '../guides.endpoints.ts'
import { guideScreen } from '../guides.addresses.ts'
import {
  maxWeeks,
  type NewGuide,
  newGuideProblems,
  readSource,
  type SourceChoice,
  sourceOf,
} from './create-guide-form.ts'
import { useGuides } from './use-guides.ts'

/** GUIDE-1: a new guide, empty or from what is there: `?new-guide=cart`. */
export function CreateGuideDialog({ value, close }: DialogProps) {
  const { guides, error, params, retry } = useGuides()
  if (!guides || !params)
    return <WaitingDialog title="New guide" failure={error} what="Your guides" onRetry={retry} onClose={close} />
  return <CreateGuide source={readSource(value)} guides={guides} params={params} close={close} />
}

const types = [
  { value: 'CustomOrder', label: 'For ordering' },
  { value: 'CustomInventory', label: 'For counting' },
] as const

function CreateGuide({
  source,
  guides,
  params,
  close,
}: {
  source: SourceChoice
  guides: readonly Guide[]
  params: { division: string; shipTo: string }
  close: () => void
}) {
  const go = useGo()
  const hrefTo = useHref()
  const actor = useActor()
  const { cart } = useActiveCart()
  const copied = guides.find(({ id }) => source === `guide.${id}`)
  const [saved] = useState<NewGuide>(() => ({
    name: '',
    type: copied?.type === 'CustomInventory' ? 'CustomInventory' : 'CustomOrder',
    from: source,
    weeks: '8',
    isDsrManaged: false,
  }))
  const act = useAct(createGuide, {
    refresh: ['listGuides'],
    failed: () => true,
    done: ({ message, guide, leftOut }) => {
      showToast({ tone: 'success', message })
      if (leftOut.length > 0)
        showToast({
          tone: 'info',
          message: `${plural(leftOut.length, 'item')} can no longer be ordered and stayed out`,
        })
      go(guideScreen.at({ type: guide.type, guideId: guide.id }), { isSettled: true })
    },
  })
  const form = useCallForm<NewGuide, CallInput<typeof createGuide>>({
    act,
    places: {},
    saved,
    problemsOf: newGuideProblems,
    onSubmit: ({ name, type, isDsrManaged, ...from }) => {
      const sourceOnWire = sourceOf(from, { cartId: cart?.id, guides })
      if (sourceOnWire) act.run({ params, body: { name: name.trim(), type, isDsrManaged, from: sourceOnWire } })
    },
  })
  const type = useFormField(form, 'type')
  const from = useFormField(form, 'from')
  const weeks = useFormField(form, 'weeks')
  const isDsrManaged = useFormField(form, 'isDsrManaged')
  const choices: readonly { value: SourceChoice; label: string }[] = [
    { value: 'empty', label: 'Nothing yet' },
    ...(cart ? [{ value: 'cart' as const, label: `The open cart, ${plural(cart.items.length, 'item')}` }] : []),
    ...(source.startsWith('order.') ? [{ value: source, label: 'The items of this order' }] : []),
    { value: 'bought', label: 'What was bought lately' },
    ...guides.map(({ id, name }) => ({ value: `guide.${id}` as const, label: `A copy of ${name}` })),
  ]
  const isGone = !choices.some(({ value }) => value === from.value)
  return (
    <FormDialog
      title="New guide"
      submitLabel="Create"
      whyNot={isGone ? 'Choose what the guide starts with' : undefined}
      width={560}
      form={form}
      onClose={close}
    >
      <FormText form={form} name="name" label="Guide name" isRequired autoFocus />
      <RadioGroup
        label="What is it for?"
        choices={types}
        value={type.value}
        onChange={(next) => type.onChange(next === 'CustomInventory' ? next : 'CustomOrder')}
      />
      <FormSelect form={form} name="from" label="It starts with" options={choices} />
      {from.value === 'empty' && actor.can('manageCart') && (
        <p className="text-13 text-muted">
          Or{' '}
          <Link href={hrefTo(importGuideDialog.open('new'))} className="text-action underline">
            import a file
          </Link>{' '}
          with its lines.
        </p>
      )}
      {from.value === 'bought' && (
        <div className="max-w-40">
          <NumberField label="In the last" unit="weeks" min={1} max={maxWeeks} maxDp={0} isRequired {...weeks} />
        </div>
      )}
      {actor.kind === 'internal' && (
        <Checkbox isSelected={isDsrManaged.value} onChange={isDsrManaged.onChange}>
          Only staff change this guide
        </Checkbox>
      )}
    </FormDialog>
  )
}
