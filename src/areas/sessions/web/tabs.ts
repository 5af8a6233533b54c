/** A message of one tab to the others of this browser. */
export type TabNews = 'signed-in' | 'signed-out'

const name = 'larder-session'

/** AUTH-4: notifies the other tabs that somebody signed in or out here. */
export function postToTabs(news: TabNews): void {
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage(news)
  channel.close()
}

/** Listens to the other tabs until the returned function is called. */
export function onTabMessage(listener: (news: TabNews) => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => listener(data))
  return () => channel.close()
}
