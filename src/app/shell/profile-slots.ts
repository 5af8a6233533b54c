import type { ProfileSlot } from '#browser/profile-slots.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { areas } from '../areas.web.ts'

/** The tabs of the profile that the areas of the portal fill. */
export const profileSlots: ReadonlyMap<string, ProfileSlot> = new Map(
  areas
    .flatMap((area) => area.profileTabs ?? [])
    .map(({ tab, content, button }) => [tab, { Content: loadOnDemand(content), Button: loadOnDemand(button) }]),
)
