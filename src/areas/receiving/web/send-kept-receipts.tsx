import { useEffect } from 'react'
import { useMe } from '#browser/current-user.ts'
import { hasKeptLogs, keptLogsOf } from '#browser/operation-log/kept-log.ts'

/**
 * NEXT-6: what was checked, photographed and finished on a page that was closed before it was sent
 * is sent from whatever screen the portal opens on. It shows nothing.
 */
export function SendKeptReceipts() {
  const { userId, name } = useMe()
  useEffect(() => {
    void sendKept(userId, name)
  }, [userId, name])
  return null
}

async function sendKept(userId: string, name: string): Promise<void> {
  if (!(await hasKeptLogs(userId, 'receipts'))) return
  const pending = await (await keptLogsOf(userId, 'receipts')).pending()
  // Loaded where something is kept: each first screen would have it otherwise.
  const [{ receiptSessionFor }, { keptFilesOf }] = await Promise.all([
    import('./receipt-session.ts'),
    import('./kept-files.ts'),
  ])
  const files = await (await keptFilesOf(userId)).all()
  const waiting = new Map([...pending, ...files].map((each) => [`${each.shipTo}/${each.logId}`, each]))
  for (const { division, shipTo, logId } of waiting.values())
    await receiptSessionFor({ userId, name, division, shipTo, delivery: logId }).open()
}
