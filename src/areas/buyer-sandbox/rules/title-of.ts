import { readXml } from '#areas/cxml/rules/read-xml.ts'

/** PUNCH-5: what a document is, by its own words: 'PunchOutOrderMessage', 'Response'. */
export function titleOf(text: string): string {
  const xml = readXml(text)
  if (!xml.allowed) return text.trim() === '' ? 'Nothing' : 'No cXML'
  const [wrapper] = xml.value.children.filter(({ name }) => name !== 'Header')
  if (!wrapper) return xml.value.name
  const content = wrapper.children.find(({ name }) => name !== 'Status')
  return content?.name ?? wrapper.name
}
