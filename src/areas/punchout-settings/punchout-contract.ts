import { z } from 'zod'
import { managing } from '#areas/users/users.endpoints.ts'
import { punchoutRefusals } from './punchout-settings.refusals.ts'

/** PUNCH-1: the caller's own integrations. Staff who are logged in as a customer manage none. */
export const own = { needs: ['punchout'], noProxy: true } as const
/** PUNCH-1: those of a selected user, by the rules of managing users. */
export const ofUser = { needs: ['updateUserProfile'], noProxy: true } as const

/** One integration in a path. */
export const settingsParams = z.object({ punchoutSettingsId: z.uuid() })
/** A selected user in a path. */
export const userParams = z.object({ userId: z.uuid() })
/** One integration of a selected user. */
export const userSettingsParams = z.object({ userId: z.uuid(), punchoutSettingsId: z.uuid() })

/** The paths of one integration. */
export const ownPath = '/punchout-settings'
export const userPath = '/users/:userId/punchout-settings'

/** What acting for a selected user may be refused with, besides. */
export const ofUserRefusals = [
  ...managing,
  punchoutRefusals.punchout_not_enabled,
  punchoutRefusals.punchout_user_inactive,
]
