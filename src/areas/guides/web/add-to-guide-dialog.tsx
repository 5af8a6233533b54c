import { useState } from 'react'
import { useShipTo, useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { why } from '#kit/decision.ts'
import { plural } from '#kit/text.ts'
import { customerRefusals } from '#areas/customers/customers.refusals.ts'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import type { Guide } from '../guide.ts'
import { listItemGuides } from '../guide-items.endpoints.ts'
import { mayAddToGuide } from '../rules/may-add-to-guide.ts'
import { GuideChoices } from './guide-choices.tsx'
import { NewGuideInPlace } from './new-guide-in-place.tsx'
import { useAddToGuides } from './use-add-to-guides.ts'
import { type AddedItems, useAddedItems } from './use-added-items.ts'
import { useGuides } from './use-guides.ts'

const title = 'Add to Guide'
/** With more guides than this there is a field to search them. */
const maxUnsearched = 10

/** GUIDE-2: the item panel's 'Add to guide', over any screen: `?add-to-guide=0012345`. */
export function AddToGuideDialog({ value, close }: DialogProps) {
  const of = useShipToParams()
  const { guides, error, isProspect, retry } = useGuides()
  const added = useAddedItems(value)
  const [itemNumber] = added.items?.itemNumbers ?? []
  const customItemId = added.items?.customItemId
  const isOne = customItemId !== undefined || added.items?.itemNumbers.length === 1
  // Of many items each guide keeps those it has: nothing is asked about them.
  const membership = useCall(
    listItemGuides,
    of && isOne && !isProspect ? { params: of, query: { itemNumber, customItemId } } : null,
  )
  if (guides && added.items && (!isOne || membership.data))
    return (
      <AddToGuide
        key={value}
        guides={guides}
        items={added.items}
        inGuides={membership.data?.guideIds ?? []}
        close={close}
      />
    )
  return (
    <WaitingDialog
      title={title}
      failure={
        isProspect
          ? { status: 403, message: customerRefusals.prospect_cannot_use_guides.message }
          : (error ?? added.error ?? membership.error)
      }
      what="Your guides"
      missing={{ text: 'This is no longer present.' }}
      onRetry={() => {
        retry()
        added.retry()
        void membership.refetch()
      }}
      onClose={close}
    />
  )
}

function AddToGuide({
  guides,
  items,
  inGuides,
  close,
}: {
  guides: readonly Guide[]
  items: AddedItems
  inGuides: readonly string[]
  close: () => void
}) {
  const actor = useActor()
  const shipTo = useShipTo()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [keyword, setKeyword] = useState('')
  const adding = useAddToGuides(close)
  const { itemNumbers } = items
  const isIn = ({ id }: Guide) => inGuides.includes(id)
  const whyNot = (guide: Guide) =>
    shipTo
      ? (why(
          mayAddToGuide(
            {
              guide,
              current: { shipTo: shipTo.number, isProspective: shipTo.isProspective },
              isInGuide: isIn(guide),
              isCustomItem: items.customItemId !== undefined,
            },
            actor,
          ),
        ) ?? undefined)
      : undefined
  const words = keyword.trim().toLowerCase()
  const found = guides.filter(({ name }) => name.toLowerCase().includes(words))
  const choose = (guide: Guide, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(guide.id)
    else next.delete(guide.id)
    setChosen(next)
  }
  const selected = guides.filter((guide) => chosen.has(guide.id) && whyNot(guide) === undefined)
  const whyNotAdd =
    itemNumbers.length === 0 && items.customItemId === undefined
      ? 'There is no item to add'
      : selected.length === 0
        ? 'Select at least one guide'
        : undefined
  const add = () => whyNotAdd === undefined && adding.run(items, selected)
  return (
    <Dialog
      title={title}
      width={480}
      isOpen
      isDirty={chosen.size > 0}
      onClose={close}
      onSubmit={add}
      footer={
        <>
          <CloseButton />
          <Button variant="primary" isPending={adding.isRunning} disabledReason={whyNotAdd} onPress={add}>
            {selected.length > 1 ? `Add to ${plural(selected.length, 'guide')}` : 'Add'}
          </Button>
        </>
      }
    >
      <p className="pb-3 font-medium break-words">
        {items.title}
        {itemNumbers.length > 1 && (
          <span className="figures font-normal text-muted"> · {plural(itemNumbers.length, 'item')}</span>
        )}
      </p>
      {guides.length > maxUnsearched && (
        <div className="pb-2">
          <TextField label="Search guides" type="search" value={keyword} onChange={setKeyword} />
        </div>
      )}
      <GuideChoices guides={found} chosen={chosen} isIn={isIn} whyNot={whyNot} onChange={choose} />
      {found.length === 0 && <p className="py-2 text-muted">No guide matches.</p>}
      <div className="pt-2">
        <NewGuideInPlace onCreated={(guide) => setChosen(new Set([...chosen, guide.id]))} />
      </div>
      {adding.problem && (
        <p role="alert" className="pt-2 text-14 text-danger">
          {adding.problem}
        </p>
      )}
    </Dialog>
  )
}
