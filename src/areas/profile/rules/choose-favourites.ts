import { allow, type Decision, refuse } from '#kit/decision.ts'
import { profileRefusals } from '../profile.refusals.ts'

/** PROFILE-3: the favourites after adding some; those that are there already count once. */
export const addFavourites = (chosen: readonly string[], added: readonly string[]): string[] => [
  ...new Set([...chosen, ...added]),
]

/** PROFILE-3: the favourites to save: at least one, no more than allowed, each once. */
export function chooseFavourites(chosen: readonly string[], max: number): Decision<string[]> {
  const each = [...new Set(chosen)]
  if (each.length === 0) return refuse(profileRefusals.bill_tos_required, { field: 'billTos' })
  if (each.length > max)
    return refuse(profileRefusals.bill_tos_too_many, {
      field: 'billTos',
      message: `cannot add more than ${max} bill-tos.`,
    })
  return allow(each)
}

/** PROFILE-3: true when saving would change something; the order does not count. */
export const haveFavouritesChanged = (saved: readonly string[], chosen: readonly string[]): boolean =>
  saved.length !== chosen.length || chosen.some((number) => !saved.includes(number))
