import { useCall } from '#browser/query.ts'
import { listMyDivisions } from '../bill-tos.endpoints.ts'

/** Codes of the divisions one may act in, for a filter; none until they are known. */
export function useDivisions(): readonly string[] {
  const { data } = useCall(listMyDivisions, {}, { staleTime: Infinity })
  return data?.divisions.map(({ code }) => code) ?? []
}
