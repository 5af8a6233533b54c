import { useState } from 'react'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { type BillToChoice, getFavoriteBillTos, updateFavoriteBillTos } from '../favourites.endpoints.ts'
import { addFavourites, chooseFavourites, haveFavouritesChanged } from '../rules/choose-favourites.ts'

const numbersOf = (billTos: readonly BillToChoice[]) => billTos.map(({ number }) => number)
const without = (billTos: readonly BillToChoice[], gone: readonly BillToChoice[]) =>
  billTos.filter(({ number }) => !numbersOf(gone).includes(number))
const toggled = (ticked: readonly BillToChoice[], billTo: BillToChoice, isTicked: boolean) =>
  isTicked ? [...without(ticked, [billTo]), billTo] : without(ticked, [billTo])

/** PROFILE-3: what is chosen, what is ticked on either side, and what is wrong. */
export function useFavourites() {
  const { data, error, refetch } = useCall(getFavoriteBillTos, {})
  const saved = data?.billTos ?? []
  /** Undefined: as saved. */
  const [changed, setChanged] = useState<readonly BillToChoice[]>()
  const [toAdd, setToAdd] = useState<readonly BillToChoice[]>([])
  const [toRemove, setToRemove] = useState<readonly BillToChoice[]>([])
  const [isTried, setIsTried] = useState(false)
  const chosen = changed ?? saved
  const max = data?.max ?? 0
  const decision = chooseFavourites(numbersOf(chosen), max)

  const clear = () => {
    setChanged(undefined)
    setToAdd([])
    setToRemove([])
    setIsTried(false)
  }
  const act = useAct(updateFavoriteBillTos, {
    // The current user carries the favourites too.
    refresh: ['getMe', 'getFavoriteBillTos'],
    done: ({ message }) => showToast({ tone: 'success', message }),
  })
  return {
    isLoaded: data !== undefined,
    loadError: data ? null : error,
    reload: () => void refetch(),
    chosen,
    max,
    pageSize: data?.pageSize ?? 10,
    toAdd,
    toRemove,
    tickToAdd: (billTo: BillToChoice, isTicked: boolean) => setToAdd(toggled(toAdd, billTo, isTicked)),
    tickToRemove: (billTo: BillToChoice, isTicked: boolean) => setToRemove(toggled(toRemove, billTo, isTicked)),
    isChosen: ({ number }: BillToChoice) => numbersOf(chosen).includes(number),
    isDirty: haveFavouritesChanged(numbersOf(saved), numbersOf(chosen)),
    isSaving: act.isRunning,
    /** Too many is said at once, none at all only when somebody tries to save it. */
    problem: decision.allowed || (chosen.length === 0 && !isTried) ? undefined : decision.refusal.message,
    add: () => {
      const all = [...chosen, ...toAdd]
      setChanged(
        addFavourites(numbersOf(chosen), numbersOf(toAdd)).map((number) => all.find((each) => each.number === number)!),
      )
      setToAdd([])
    },
    remove: () => {
      setChanged(without(chosen, toRemove))
      setToRemove([])
    },
    clear,
    save: async () => {
      setIsTried(true)
      if (!decision.allowed) return
      // The failure has become a toast.
      const isSaved = await act.runAndWait({ body: { billTos: decision.value } }).then(
        () => true,
        () => false,
      )
      if (!isSaved) return
      // What was changed while saving is kept.
      setChanged((now) => (now === changed ? undefined : now))
      setIsTried(false)
    },
  }
}
