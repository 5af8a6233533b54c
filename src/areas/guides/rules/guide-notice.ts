/** NEXT-7: what a customer reads of a guide of theirs that staff changed. */
export function guideNotice({ name, byName }: { readonly name: string; readonly byName: string }) {
  const text = `${byName} changed your guide ${name}.`
  return { mail: { subject: `Your guide ${name} was changed`, text }, text }
}
