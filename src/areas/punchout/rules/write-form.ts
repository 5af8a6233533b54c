import type { ReturnForm } from './form-of-message.ts'

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text inside a page. Line ends survive in an attribute as references alone. */
export const escapedText = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => signs[sign]!).replace(/[\r\n\t]/g, (sign) => `&#${sign.codePointAt(0)};`)

/** PUNCH-3: what a browser posts to a procurement system, as a form with hidden fields. */
export const writeForm = (form: ReturnForm, button: string): string => `<form method="post" action="${escapedText(
  form.action,
)}" target="${escapedText(form.target)}" accept-charset="${form.charset ?? 'utf-8'}">
${form.fields.map(([name, value]) => `<input type="hidden" name="${escapedText(name)}" value="${escapedText(value)}">`).join('\n')}
${button}</form>`

/** The script of a page that posts its form at once. */
export const submitScript = (nonce: string): string =>
  `<script nonce="${nonce}">HTMLFormElement.prototype.submit.call(document.forms[0])</script>`
