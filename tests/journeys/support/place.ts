import { areas } from '#app/areas.web.ts'
import type { Address, AnyScreen, NamedDialog, SearchChange, ValueDialog } from '#contract/address.ts'
import type { Person } from './place-people.ts'

/** A screen or a dialog with an address, and who opens it. */
export interface Place {
  /** The path of a screen, or `?parameter=value` of a dialog. */
  readonly key: string
  readonly address: string
  readonly person: Person
  /** It asks what another place of the same key asks, and looks different. */
  readonly isVariant: boolean
}

const keyOf = (dialog: NamedDialog | ValueDialog): string =>
  `?${dialog.parameter}=${'value' in dialog ? dialog.value : ''}`

/** Every screen and dialog of the manifests, by its key. */
export const placeKeys: readonly string[] = areas
  .flatMap(({ routes = [], dialogs = [] }) => [
    ...routes.map(({ screen }) => screen.path),
    ...dialogs.map(({ dialog }) => keyOf(dialog)),
  ])
  .toSorted()
/** A place on a screen. */
export const place = (of: AnyScreen, address: Address, person: Person): Place => ({
  key: of.path,
  address,
  person,
  isVariant: false,
})

/** A screen as it is without parameters. */
export const plain = (of: AnyScreen & { at: () => Address }, person: Person): Place => place(of, of.at(), person)

/** A dialog over a screen. */
export const over = (
  of: NamedDialog | ValueDialog,
  person: Person,
  below: { at: (given: Record<string, never>, alsoOpen: SearchChange) => Address },
  value = '',
): Place => ({ key: keyOf(of), address: below.at({}, of.open(value)), person, isVariant: false })

/** It asks what another place asks, and looks different. */
export const variant = (of: Place): Place => ({ ...of, isVariant: true })
