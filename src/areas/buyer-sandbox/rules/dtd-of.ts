/** The start of a document, where its type is named. */
const headLength = 1000

/** PUNCH-5: version and file of the cXML type that a document names: '1.2.014/cXML.dtd'. */
export function dtdOf(text: string): string | undefined {
  const head = text.slice(0, headLength)
  const at = head.indexOf('<!DOCTYPE')
  const address = at === -1 ? undefined : /["']([^"'<>\s]{1,200})["']/.exec(head.slice(at))?.[1]
  // The name of a file of ours follows from it, so nothing else may stand in it.
  return address && /\/(\d{1,2}\.\d{1,2}\.\d{3}\/[A-Za-z]{1,40}\.dtd)$/.exec(address)?.[1]
}
