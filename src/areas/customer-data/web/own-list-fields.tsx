import { useCall } from '#browser/query.ts'
import { useAct } from '#browser/use-act.ts'
import { ChooseOrAdd } from '#ui/choose-or-add.tsx'
import { createDistributor, listDistributors } from '../distributors.endpoints.ts'
import {
  createCustomerCategory,
  createCustomerLocation,
  listCustomerCategories,
  listCustomerLocations,
} from '../named-entries.endpoints.ts'

interface Props {
  /** The ship-to the list belongs to. */
  readonly place: { division: string; shipTo: string }
  readonly value: string | null
  readonly onChange: (id: string | null) => void
  readonly error: string | undefined
  readonly hint?: string
  readonly isRequired?: boolean
}

/** The field itself shows why nothing was added. */
const inPlace = { failed: () => true } as const

/** Chooses what was added; returns why nothing was. */
async function choose(added: Promise<{ id: string }>, { onChange }: Props): Promise<string | undefined> {
  try {
    onChange((await added).id)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : 'Something went wrong'
  }
}

/** A category of the kitchen; a new one is added in place. */
export function CategoryField(props: Props) {
  const { place } = props
  const { data } = useCall(listCustomerCategories, { params: place })
  const add = useAct(createCustomerCategory, { ...inPlace, refresh: ['listCustomerCategories'] })
  return (
    <ChooseOrAdd
      label="Category"
      options={data?.categories ?? []}
      {...props}
      onAdd={(name) => {
        const added = add.runAndWait({ params: place, body: { name } })
        return choose(
          added.then(({ category }) => category),
          props,
        )
      }}
    />
  )
}

/** A location of the kitchen; a new one is added in place. */
export function LocationField(props: Props) {
  const { place } = props
  const { data } = useCall(listCustomerLocations, { params: place })
  const add = useAct(createCustomerLocation, { ...inPlace, refresh: ['listCustomerLocations'] })
  return (
    <ChooseOrAdd
      label="Location"
      options={data?.locations ?? []}
      {...props}
      onAdd={(name) => {
        const added = add.runAndWait({ params: place, body: { name } })
        return choose(
          added.then(({ location }) => location),
          props,
        )
      }}
    />
  )
}

/** Another distributor; a new one is added in place, its details later. */
export function DistributorField(props: Props) {
  const { place } = props
  const { data } = useCall(listDistributors, { params: place })
  const add = useAct(createDistributor, { ...inPlace, refresh: ['listDistributors'] })
  return (
    <ChooseOrAdd
      label="Distributor"
      options={data?.distributors ?? []}
      {...props}
      onAdd={(name) => {
        const added = add.runAndWait({ params: place, body: { name } })
        return choose(
          added.then(({ distributor }) => distributor),
          props,
        )
      }}
    />
  )
}
