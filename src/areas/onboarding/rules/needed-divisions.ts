import type { OnboardingPlan } from '../onboarding-plan.ts'

/**
 * PLAT-3: the proposed divisions that are to be made. A file of divisions brings its own: then only
 * those that another file's rows are put into.
 */
export function neededDivisions({ divisions, files }: Pick<OnboardingPlan, 'divisions' | 'files'>) {
  const imports = files.flatMap((file) => file.imports)
  if (!imports.some(({ kind }) => kind === 'divisions')) return divisions
  const named = imports.flatMap(({ columns }) =>
    Object.values(columns).flatMap((source) => ('always' in source ? source.always : [])),
  )
  return divisions.filter(({ division }) => named.includes(division))
}
