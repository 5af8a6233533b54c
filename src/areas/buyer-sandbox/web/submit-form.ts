import type { FormPair } from '#areas/oci/oci.ts'

/** Sends fields by POST to an address, shown in a frame or a window of its own. */
export function submitForm(action: string, fields: readonly FormPair[], target: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.target = target
  form.rel = 'noopener'
  form.hidden = true
  for (const [name, value] of fields) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}

/** The hidden fields of a page that returns a cart by OCI; its scripts are not run. */
export function hiddenFieldsOf(html: string): FormPair[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return Array.from(
    page.querySelectorAll<HTMLInputElement>('form input[name]'),
    ({ name, value }) => [name, value] as const,
  )
}
