/**
 * True for what the app routes itself: neither a call nor a file, above all not a file of a former
 * build, for which the page would be taken. A dot behind the question mark names no file.
 */
export function isPageAddress(url: string): boolean {
  const [path = ''] = url.split('?')
  return !path.startsWith('/api/') && !path.startsWith('/assets/') && !/\.\w+$/.test(path)
}
