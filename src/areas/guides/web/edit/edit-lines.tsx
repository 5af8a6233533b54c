import { useState } from 'react'
import { useActor } from '#browser/current-user.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useGo } from '#browser/navigation.ts'
import { useAct } from '#browser/use-act.ts'
import { useMedia } from '#browser/use-media.ts'
import { useSteady } from '#browser/use-steady.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { Guide, GuideRow } from '#areas/guides/guide.ts'
import type { getGuide } from '#areas/guides/guides.endpoints.ts'
import { replaceItemDialog } from '#areas/guides/guides.addresses.ts'
import { pinGuideLine } from '#areas/guides/standard-guide.endpoints.ts'
import { arrangeGuide } from '../order-lines.ts'
import type { GuidePage } from '../use-guide-page.ts'
import { paramsOf } from '../use-guides.ts'
import { UnreadNames } from '../unread-names.tsx'
import { useShelfNames } from '../use-shelf-names.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { EditCards } from './edit-cards.tsx'
import { EditGrid } from './edit-grid.tsx'
import { useChangeLines } from './use-change-lines.ts'

/** GUIDE-1: the lines of a page, to be changed one by one or several at once. */
export function EditLines({
  guide,
  page: { search, input },
  data,
}: {
  guide: Guide
  page: GuidePage
  data: CallAnswer<typeof getGuide>
}) {
  const of = useShipToParams()
  const go = useGo()
  const isDesktop = useMedia('desktop')
  const isInternal = useActor().kind === 'internal'
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const names = useShelfNames()
  const lines = useChangeLines(guide, input)
  const onChange = useSteady(lines.change)
  const pin = useAct(pinGuideLine, { refresh: ['getGuide'] })
  const { rows } = data
  const ofPage = rows.filter(({ lineId }) => chosen.has(lineId))
  const mayRemove = guide.abilities.changeLines === null
  const remove = (going: readonly GuideRow[]) => {
    const last = going.at(-1)
    const next = last && rows[rows.indexOf(last) + 1]
    lines.remove(going, next?.lineId ?? null)
    setChosen(new Set())
  }
  const props = {
    groups: arrangeGuide(rows, search.group),
    today: data.today,
    ...names,
    chosen,
    onChoose: ({ lineId }: GuideRow, isChosen: boolean) => {
      const next = new Set(chosen)
      if (isChosen) next.add(lineId)
      else next.delete(lineId)
      setChosen(next)
    },
    onChange,
    onRemove: mayRemove ? (row: GuideRow) => remove([row]) : undefined,
    onSwitch: mayRemove ? (itemNumber: string) => go(replaceItemDialog.open(`${guide.id}.${itemNumber}`)) : undefined,
    onPin:
      isInternal && guide.abilities.pin === null
        ? ({ lineId, isPinned }: GuideRow) =>
            of && pin.run({ params: { ...paramsOf(of, guide), lineId }, body: { isPinned: !isPinned } })
        : undefined,
  }
  return (
    <>
      <UnreadNames retry={names.retry}>Lines keep theirs; none can be chosen yet.</UnreadNames>
      {isDesktop ? <EditGrid {...props} /> : <EditCards {...props} />}
      {ofPage.length > 0 && (
        <ChosenBar
          count={ofPage.length}
          {...names}
          onChange={(what) =>
            onChange(
              ofPage.map(({ lineId }) => lineId),
              what,
            )
          }
          onRemove={mayRemove ? () => remove(ofPage) : undefined}
          onClear={() => setChosen(new Set())}
        />
      )}
    </>
  )
}
