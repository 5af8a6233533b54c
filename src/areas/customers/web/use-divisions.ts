import { useCall } from '#browser/query.ts'
import { listMyDivisions } from '../bill-tos.endpoints.ts'

/** Codes of the divisions the user may act in, for a filter; empty until they are loaded. */
export function useDivisions(): readonly string[] {
  const { data } = useCall(listMyDivisions, {}, { staleTime: Infinity })
  return data?.divisions.map(({ code }) => code) ?? []
}
