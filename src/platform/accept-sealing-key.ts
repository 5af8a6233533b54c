/** A key that has sealed secrets in a database. */
export interface UsedKey {
  readonly keyId: string
  /** When it became the sealing one. */
  readonly usedSince: string
}

/** The keys a process is configured with. */
export interface GivenKeys {
  /** Undefined: neither SECRET_KEY nor a file secret-key. */
  readonly current: string | undefined
  readonly before: readonly string[]
}

/**
 * PLAT-12: whether a process with these keys may work on a database. It must hold the key that
 * sealed last: as its current one, or among the earlier ones after a rotation. A database that has
 * sealed nothing takes any key.
 */
export function acceptSealingKey(
  used: readonly UsedKey[],
  { current, before }: GivenKeys,
): { readonly isAccepted: true } | { readonly isAccepted: false; readonly sealedWith: readonly string[] } {
  const last = used.reduce((latest, { usedSince }) => (usedSince > latest ? usedSince : latest), '')
  // Keys found by the migration share one moment: which of them sealed last is not known.
  const sealedWith = used.filter(({ usedSince }) => usedSince === last).map(({ keyId }) => keyId)
  const isHeld = sealedWith.some((keyId) => keyId === current || before.includes(keyId))
  return sealedWith.length === 0 || isHeld ? { isAccepted: true } : { isAccepted: false, sealedWith }
}
