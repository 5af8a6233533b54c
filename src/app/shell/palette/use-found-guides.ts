import { ListTodo } from 'lucide-react'
import { mayUseGuides } from '#areas/customers/rules/may-use-guides.ts'
import { guideScreen } from '#areas/guides/guides.addresses.ts'
import { listGuides } from '#areas/guides/guides.endpoints.ts'
import { guideTypeWords } from '#areas/guides/web/public.tsx'
import { useMode } from '#browser/app-mode.ts'
import { useShipTo, useShipToParams } from '#browser/current-ship-to.ts'
import { useGo } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { plural } from '#kit/text.ts'
import type { Command } from './command.ts'
import { rankByFit } from './fuzzy-score.ts'
import { type Found, maxOfAKind } from './use-found-commands.ts'

/** SHELL-10: the guides of the selected ship-to by name; a prospect has none. */
export function useFoundGuides(keyword: string): Found {
  const params = useShipToParams()
  const shipTo = useShipTo()
  const mode = useMode()
  const go = useGo()
  const mayRead = shipTo !== null && mayUseGuides(shipTo).allowed && mode === 'restaurant'
  // Guides are shown for a keyword only; the same list serves every keyword.
  const asked = mayRead && keyword !== '' ? params : null
  const { data, isFetching, error, refetch } = useCall(listGuides, asked && { params: asked, query: {} })
  const commands = (asked ? (data?.guides ?? []) : []).map(({ id, type, name, lineCount }): Command => ({
    id: `guide ${id}`,
    kind: 'Guides',
    label: name,
    // The name of a Standard guide is its type.
    detail: [type !== 'Standard' && guideTypeWords[type], plural(lineCount, 'line')].filter(Boolean).join(' · '),
    icon: ListTodo,
    run: () => go(guideScreen.at({ type, guideId: id }), { replace: true }),
  }))
  return {
    // By name alone: the type would match every guide of a ship-to.
    commands: rankByFit(
      commands,
      keyword,
      ({ label }) => label,
      () => '',
    ).slice(0, maxOfAKind),
    isSearching: asked !== null && isFetching && !data,
    retry: asked !== null && error && !data ? () => void refetch() : undefined,
  }
}
