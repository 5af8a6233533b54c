/**
 * PLAT-8: what the trail may keep of an address somebody typed at the sign-in: a mail address, in
 * small letters. Anything else is left out, as people type their password into the wrong field.
 */
export function nameableAddress(typed: string): string | undefined {
  const address = typed.trim().toLowerCase()
  return address.length <= 254 && /^[\w.+'%-]{1,64}@[a-z\d-]{1,63}(\.[a-z\d-]{1,63}){1,8}$/.test(address)
    ? address
    : undefined
}
