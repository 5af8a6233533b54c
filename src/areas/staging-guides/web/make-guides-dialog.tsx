import { useState } from 'react'
import { refreshCalls } from '#browser/query.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { plural } from '#kit/text.ts'
import { type OwnGuideType, ownGuideTypes } from '#areas/guides/guide.ts'
import { isAboutName, RefusedName } from '#areas/guides/web/public.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextField } from '#ui/text-field.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import type { StagingGuide } from '../staging-guide.ts'
import { migrateStagingGuides } from '../staging-guides.endpoints.ts'
import { stagingRefusals } from '../staging-guides.refusals.ts'
import { openLines } from './list-progress.tsx'
import { useStagingGuides } from './use-staging-guides.ts'

type Answer = CallAnswer<typeof migrateStagingGuides>

/** GUIDE-3: makes guides of lists: `?make-guides=ID.ID`. */
export function MakeGuidesDialog({ value, close }: DialogProps) {
  const { params, lists, error, retry } = useStagingGuides()
  const wanted = new Set(value.split('.'))
  const chosen = lists?.filter(({ id }) => wanted.has(id)) ?? []
  if (!params || chosen.length === 0)
    return (
      <WaitingDialog
        title="Make guides"
        failure={lists ? stagingRefusals.staging_guide_not_found : error}
        what="The lists"
        onRetry={retry}
        onClose={close}
      />
    )
  return <MakeGuides params={params} lists={chosen} close={close} />
}

const uses: Readonly<Record<OwnGuideType, string>> = { CustomOrder: 'For ordering', CustomInventory: 'For counting' }

interface MakeGuidesProps {
  readonly params: { readonly division: string; readonly shipTo: string }
  readonly lists: readonly StagingGuide[]
  readonly close: () => void
}

function MakeGuides({ params, lists, close }: MakeGuidesProps) {
  const only = lists.length === 1 ? lists[0] : undefined
  const [type, setType] = useState<OwnGuideType>('CustomOrder')
  const [name, setName] = useState(only?.name ?? '')
  const [isDsrManaged, setIsDsrManaged] = useState(false)
  const [leavesOutUndecided, setLeavesOut] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const act = useAct(migrateStagingGuides, {
    failed: () => true,
    done: (given) => {
      setAnswer(given)
      void refreshCalls(['listStagingGuides', 'getStagingGuide', 'listGuides'])
    },
  })
  if (answer) return <Made answer={answer} lists={lists} onBack={() => setAnswer(undefined)} close={close} />
  const open = lists.reduce((sum, list) => sum + openLines(list), 0)
  // Of several lists those that are ready become guides.
  const whyNot =
    only && name.trim() === ''
      ? 'Guide name is required'
      : only && open > 0 && !leavesOutUndecided
        ? `${plural(open, 'line')} still ${open === 1 ? 'needs' : 'need'} a decision, or to be left out`
        : undefined
  const make = () => {
    if (act.isRunning || whyNot !== undefined) return
    const stagingGuideIds = lists.map(({ id }) => id)
    const body = { stagingGuideIds, type, isDsrManaged, leavesOutUndecided, ...(only && { name: name.trim() }) }
    act.run({ params, body })
  }
  return (
    <Dialog
      title={`Make ${plural(lists.length, 'guide')}`}
      isOpen
      isDirty={name !== (only?.name ?? '')}
      onClose={close}
      onSubmit={make}
      footer={
        <>
          <CloseButton />
          <Button variant="primary" isPending={act.isRunning} disabledReason={whyNot} onPress={make}>
            Make {lists.length === 1 ? 'guide' : 'guides'}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {act.failure && !isAboutName(act.failure) && <Banner tone="danger">{act.failure.message}</Banner>}
        {only && isAboutName(act.failure) ? (
          <RefusedName failure={act.failure} name={name} onChange={setName} />
        ) : only ? (
          <TextField label="Guide name" value={name} onChange={setName} maxLength={60} isRequired autoFocus />
        ) : (
          <p className="break-words text-muted">{lists.map((list) => list.name).join(', ')}</p>
        )}
        <RadioGroup
          label="What is it for?"
          choices={ownGuideTypes.map((each) => ({ value: each, label: uses[each] }))}
          value={type}
          onChange={(next) => setType(next === 'CustomInventory' ? next : 'CustomOrder')}
        />
        <Checkbox isSelected={isDsrManaged} onChange={setIsDsrManaged}>
          Only staff change this guide
        </Checkbox>
        {open > 0 && (
          <Checkbox isSelected={leavesOutUndecided} onChange={setLeavesOut}>
            <span>
              Leave out {plural(open, 'line')} without a decision
              <span className="block text-13 text-muted">Otherwise their list is not made a guide.</span>
            </span>
          </Checkbox>
        )}
      </div>
    </Dialog>
  )
}

function Made({
  answer,
  lists,
  onBack,
  close,
}: {
  answer: Answer
  lists: readonly StagingGuide[]
  onBack: () => void
  close: () => void
}) {
  const names = new Map(lists.map(({ id, name }) => [id, name]))
  return (
    <Dialog
      title={answer.message}
      isOpen
      onClose={close}
      footer={
        <>
          {!answer.isSuccess && <Button onPress={onBack}>Back</Button>}
          <CloseButton>Close</CloseButton>
        </>
      }
    >
      <ul className="grid gap-2" role="status">
        {answer.results.map(({ stagingGuideId, isSuccess, message }) => (
          <li key={stagingGuideId}>
            <span className="block font-medium break-words">{names.get(stagingGuideId)}</span>
            <span className={`figures text-13 ${isSuccess ? 'text-muted' : 'text-danger'}`}>{message}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
