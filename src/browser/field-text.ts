/** A field that holds text. */
export type TextElement = HTMLInputElement | HTMLTextAreaElement

/** True for a field that takes typed text. */
export const isTextField = (element: EventTarget | null): element is TextElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|range|file)$/.test(element.type))

/**
 * Puts a text into a field as if it were typed, and selects from `start` to `end`: the caret stands
 * behind the text unless given. React listens to the field's own setter, so the text has to go past
 * it.
 */
export function setFieldText(field: TextElement, text: string, start = text.length, end = start): void {
  if (text !== field.value) {
    const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
    const set = Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set
    set?.call(field, text)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  }
  if (field.selectionStart !== null) field.setSelectionRange(start, end)
}
