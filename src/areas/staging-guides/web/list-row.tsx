import { Link } from '#browser/link.tsx'
import { useGo } from '#browser/navigation.ts'
import { plural } from '#kit/text.ts'
import { guideScreen } from '#areas/guides/guides.addresses.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import type { StagingGuide } from '../staging-guide.ts'
import { deleteStagingGuideDialog, stagingGuideScreen } from '../staging-guides.addresses.ts'
import { ListProgress } from './list-progress.tsx'

/** GUIDE-3: one list, how far it is, and its actions. */
export function ListRow({
  list,
  isChosen,
  choose,
}: {
  list: StagingGuide
  isChosen: boolean
  choose: (isChosen: boolean) => void
}) {
  const go = useGo()
  const { id, name, fileName, lines, guide, migratedAt } = list
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-raised px-4 py-3">
      {migratedAt === null && (
        <Checkbox isSelected={isChosen} onChange={choose}>
          <span className="sr-only">Select {name}</span>
        </Checkbox>
      )}
      <div className="min-w-[min(12rem,100%)] flex-1">
        <Link href={stagingGuideScreen.at({ id })} className="font-medium break-words">
          {name}
        </Link>
        <span className="figures block truncate text-13 text-muted">
          {[fileName, plural(lines.total, 'line')].filter(Boolean).join(' · ')}
        </span>
      </div>
      <div className="figures min-w-[min(12rem,100%)] flex-1 text-13" role="status">
        <ListProgress list={list} />
      </div>
      <div className="flex gap-1">
        {guide && (
          <Button size="small" onPress={() => go(guideScreen.at({ type: guide.type, guideId: guide.id }))}>
            Open guide
          </Button>
        )}
        <Button size="small" variant="quiet" onPress={() => go(deleteStagingGuideDialog.open(id))}>
          Delete<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  )
}
