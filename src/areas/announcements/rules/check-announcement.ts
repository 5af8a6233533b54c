import { allow, type Decision, refuse } from '#kit/decision.ts'
import { isFeature } from '#kit/feature-keys.ts'
import type { AnnouncementText } from '../announcement.ts'
import { announcementRefusals } from '../announcements.refusals.ts'
import { tokensOf, wildcards } from './is-shown-to.ts'

const isWildcard = (token: string): boolean => token === wildcards.signedIn || token === wildcards.signedOut

/** STAFF-2: its features exist, and it starts before it ends. Returns it as it is stored. */
export function checkAnnouncement(text: AnnouncementText): Decision<AnnouncementText> {
  const tokens = tokensOf(text.features)
  const unknown = tokens.find((token) => !isWildcard(token) && !isFeature(token))
  if (unknown !== undefined) return refuse(announcementRefusals.announcement_feature_unknown, { field: 'features' })
  const { startsOn, endsOn } = text
  if (startsOn !== null && endsOn !== null && Date.parse(endsOn) <= Date.parse(startsOn)) {
    return refuse(announcementRefusals.announcement_ends_before_start, { field: 'endsOn' })
  }
  return allow({ ...text, features: tokens.join(',') })
}
