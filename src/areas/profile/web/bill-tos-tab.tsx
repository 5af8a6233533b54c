import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '#browser/query.ts'
import { useRestedKeyword } from '#browser/use-rested-keyword.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import { listFavoriteBillToChoices } from '../favourites.endpoints.ts'
import { BillToPane } from './bill-to-pane.tsx'
import { useFavourites } from './use-favourites.ts'

/** PROFILE-3: all bill-tos on the left, the favourites on the right. */
export function BillTosTab() {
  const favourites = useFavourites()
  const { chosen, max, pageSize, toAdd, toRemove, problem, isSaving } = favourites
  useUnsavedWork(favourites.isDirty)
  if (favourites.loadError)
    return <ErrorState failure={favourites.loadError} what="Your bill-tos" onRetry={favourites.reload} />
  return (
    <div className="grid gap-4">
      <p className="max-w-[640px] text-13 text-muted">
        The ship-tos of your favorites come first when you choose a ship-to. Favorites do not change whom you may act
        for.
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <Choices favourites={favourites} pageSize={pageSize} />
        <div className="flex justify-center gap-2 lg:w-28 lg:flex-col lg:self-center">
          <Button
            onPress={favourites.add}
            disabledReason={toAdd.length === 0 ? 'Tick bill-tos to add first' : undefined}
          >
            ADD
            <ArrowRight size={16} aria-hidden="true" className="max-lg:rotate-90" />
          </Button>
          <Button
            onPress={favourites.remove}
            disabledReason={toRemove.length === 0 ? 'Tick favorites to remove first' : undefined}
          >
            <ArrowLeft size={16} aria-hidden="true" className="max-lg:rotate-90" />
            REMOVE
          </Button>
        </div>
        <Chosen favourites={favourites} pageSize={pageSize} />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line pt-4">
        <p role="alert" className="mr-auto text-13 text-danger">
          {problem}
        </p>
        <Button onPress={favourites.clear} isDisabled={isSaving}>
          CANCEL
        </Button>
        <Button variant="primary" isPending={isSaving} onPress={() => void favourites.save()}>
          SAVE
        </Button>
      </div>
      <span className="sr-only" role="status">
        {`${chosen.length} of ${max} favorites`}
      </span>
    </div>
  )
}

type Favourites = ReturnType<typeof useFavourites>

function Choices({ favourites, pageSize }: { favourites: Favourites; pageSize: number }) {
  const { typed, type, keyword, searchNow } = useRestedKeyword()
  const [pageNo, setPageNo] = useState(1)
  const query = {
    keyword,
    pageNo,
    pageSize,
    includeTotal: 'true' as const,
  }
  const input = favourites.isLoaded ? { query } : null
  const { data, error, refetch } = useCall(listFavoriteBillToChoices, input, { keepPrevious: true })
  const total = data?.totalRecords ?? 0
  if (error && !data) return <ErrorState failure={error} what="The bill-tos" onRetry={() => void refetch()} />
  return (
    <BillToPane
      title="Available Bill-tos"
      count={data ? total.toLocaleString('en-US') : ''}
      keyword={typed}
      onKeyword={(text) => {
        type(text)
        setPageNo(1)
      }}
      onEnter={searchNow}
      billTos={data?.billTos}
      isTicked={(billTo) =>
        favourites.isChosen(billTo) || favourites.toAdd.some(({ number }) => number === billTo.number)
      }
      noteOf={(billTo) => (favourites.isChosen(billTo) ? 'Favorite' : undefined)}
      onTick={favourites.tickToAdd}
      emptyText={keyword ? 'No bill-to has this name or number.' : 'You have no bill-tos to choose from.'}
      page={{ pageNo, pageSize, total, onPage: setPageNo }}
    />
  )
}

function Chosen({ favourites, pageSize }: { favourites: Favourites; pageSize: number }) {
  const [keyword, setKeyword] = useState('')
  const [wanted, setPageNo] = useState(1)
  const text = keyword.trim().toLowerCase()
  const found = favourites.chosen.filter(
    ({ name, number }) => name.toLowerCase().includes(text) || number.includes(text),
  )
  const pageNo = Math.min(wanted, Math.max(1, Math.ceil(found.length / pageSize)))
  return (
    <BillToPane
      title="Selected Bill-tos"
      count={favourites.isLoaded ? `${favourites.chosen.length} of ${favourites.max}` : ''}
      keyword={keyword}
      onKeyword={setKeyword}
      billTos={favourites.isLoaded ? found.slice((pageNo - 1) * pageSize, pageNo * pageSize) : undefined}
      isTicked={({ number }) => favourites.toRemove.some((each) => each.number === number)}
      onTick={favourites.tickToRemove}
      emptyText={keyword ? 'No favorite has this name or number.' : 'No favorites yet. Tick some and press ADD.'}
      page={{ pageNo, pageSize, total: found.length, onPage: setPageNo }}
    />
  )
}
