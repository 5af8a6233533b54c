import type { XmlElement } from '../cxml.ts'

/** The first descendant along a path of names: `findElement(order, 'ShipTo/Address')`. */
export function findElement(from: XmlElement | undefined, path: string): XmlElement | undefined {
  let at = from
  for (const name of path.split('/')) at = at?.children.find((child) => child.name === name)
  return at
}

/** Its children of this name, in order. */
export const childrenNamed = (parent: XmlElement | undefined, name: string): readonly XmlElement[] =>
  parent?.children.filter((child) => child.name === name) ?? []

/** The text at a path, '' where there is none. */
export const textAt = (from: XmlElement | undefined, path: string): string => findElement(from, path)?.text ?? ''

/** An attribute, trimmed, '' where there is none. */
export const attributeOf = (element: XmlElement | undefined, name: string): string =>
  element?.attributes.get(name)?.trim() ?? ''
