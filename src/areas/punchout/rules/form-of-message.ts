import { asciiXml } from '#areas/cxml/rules/write-xml.ts'
import type { Software } from '#areas/punchout-settings/punchout-settings.ts'

/** What a buyer's browser posts to its procurement system. */
export interface ReturnForm {
  readonly action: string
  readonly target: string
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** UTF-8 unless given; OCI has another. */
  readonly charset?: 'utf-8' | 'iso-8859-1'
  /** The buyer left without a cart. */
  readonly isLeft?: boolean
}

/**
 * PUNCH-3: a message as the form that carries it: URL-encoded by the browser and therefore in
 * ASCII, or in base 64 for software that asks for it (punchout R2). `toBase64` encodes its UTF-8
 * bytes.
 */
export const formOfMessage = (
  message: string,
  { software, action, target }: { software: Software; action: string; target: string },
  toBase64: (text: string) => string,
): ReturnForm => ({
  action,
  target: target || '_top',
  fields: [software === 'ariba' ? ['cxml-base64', toBase64(message)] : ['cxml-urlencoded', asciiXml(message)]],
})
