/** True for what the app routes itself: neither a call nor a file. A dot behind the question mark names no file. */
export function isPageAddress(url: string): boolean {
  const [path = ''] = url.split('?')
  return !path.startsWith('/api/') && !/\.\w+$/.test(path)
}
