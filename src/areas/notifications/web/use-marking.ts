import { writeCall } from '#browser/query.ts'
import { useAct } from '#browser/use-act.ts'
import { markNotifications, type ShownNotification } from '../notifications.endpoints.ts'
import { countUnreadNotifications } from '../unread.endpoints.ts'

/** NEXT-7: marks notifications as seen, read or unread; lists and bell show it at once. */
export function useMarking() {
  const { run, isRunning } = useAct(markNotifications, {
    done: ({ unread }) => writeCall(countUnreadNotifications, {}, (before) => before && { ...before, unread }),
    refresh: ['listNotifications', 'countUnreadNotifications'],
  })
  return {
    isRunning,
    markOpened: ({ id, isRead }: ShownNotification) => {
      if (!isRead) run({ body: { state: 'read', ids: [id] } })
    },
    toggle: ({ id, isRead }: ShownNotification) => run({ body: { state: isRead ? 'unread' : 'read', ids: [id] } }),
    /** All up to the newest that is known: what arrives in between stays unread. */
    markAll: (newest: string) => run({ body: { state: 'read', until: newest } }),
    markSeen: (ids: string[]) => run({ body: { state: 'seen', ids } }),
  }
}
