import { useEffect } from 'react'
import { useMe } from '#browser/current-user.ts'
import { hasKeptLogs, keptLogsOf } from '#browser/operation-log/kept-log.ts'

/**
 * NEXT-9: what was counted on a page that was closed before it was sent is sent from whatever
 * screen the portal opens on. It shows nothing: the sheet has what was refused.
 */
export function SendKeptCounts() {
  const { userId, name } = useMe()
  useEffect(() => {
    void sendKept(userId, name)
  }, [userId, name])
  return null
}

async function sendKept(userId: string, name: string): Promise<void> {
  if (!(await hasKeptLogs(userId, 'counts'))) return
  const pending = await (await keptLogsOf(userId, 'counts')).pending()
  // Loaded where something is kept: each first screen would have it otherwise.
  const { countSessionFor } = await import('./count-session.ts')
  const counts = new Map(pending.map((operation) => [operation.logId, operation]))
  for (const { division, shipTo, logId } of counts.values())
    await countSessionFor({ userId, name, division, shipTo, inventoryId: logId }).open()
}
