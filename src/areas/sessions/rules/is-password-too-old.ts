const dayMs = 86_400_000

/** AUTH-7: a password set that many days ago must be replaced; 0 days: never. */
export const isPasswordTooOld = (changedAt: Date, maxAgeDays: number, now: Date): boolean =>
  maxAgeDays > 0 && now.getTime() - changedAt.getTime() >= maxAgeDays * dayMs
