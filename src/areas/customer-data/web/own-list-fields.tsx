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

/** A toast has said why nothing was added. */
const alreadyShown = () => undefined

/** A category of the kitchen; a new one is added in place. */
export function CategoryField({ place, ...field }: Props) {
  const { data } = useCall(listCustomerCategories, { params: place })
  const add = useAct(createCustomerCategory, { refresh: ['listCustomerCategories'] })
  return (
    <ChooseOrAdd
      label="Category"
      options={data?.categories ?? []}
      onAdd={(name) =>
        add
          .runAndWait({ params: place, body: { name } })
          .then(({ category }) => field.onChange(category.id), alreadyShown)
      }
      {...field}
    />
  )
}

/** A location of the kitchen; a new one is added in place. */
export function LocationField({ place, ...field }: Props) {
  const { data } = useCall(listCustomerLocations, { params: place })
  const add = useAct(createCustomerLocation, { refresh: ['listCustomerLocations'] })
  return (
    <ChooseOrAdd
      label="Location"
      options={data?.locations ?? []}
      onAdd={(name) =>
        add
          .runAndWait({ params: place, body: { name } })
          .then(({ location }) => field.onChange(location.id), alreadyShown)
      }
      {...field}
    />
  )
}

/** Another distributor; a new one is added in place, its details later. */
export function DistributorField({ place, ...field }: Props) {
  const { data } = useCall(listDistributors, { params: place })
  const add = useAct(createDistributor, { refresh: ['listDistributors'] })
  return (
    <ChooseOrAdd
      label="Distributor"
      options={data?.distributors ?? []}
      onAdd={(name) =>
        add
          .runAndWait({ params: place, body: { name } })
          .then(({ distributor }) => field.onChange(distributor.id), alreadyShown)
      }
      {...field}
    />
  )
}
