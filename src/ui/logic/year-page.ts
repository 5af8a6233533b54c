/** Years a year picker shows at a time (S0 section 9). */
export const yearsShown = 12

/** UI-3: the 12 years a picker shows `year` among; pages join without gap or overlap. */
export function yearPage(year: number): number[] {
  const first = year - (((year % yearsShown) + yearsShown) % yearsShown)
  return Array.from({ length: yearsShown }, (_, i) => first + i)
}
