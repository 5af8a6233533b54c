import { guidePageSizes } from '../guide.ts'

/** Lines of a page that somebody may choose (GUIDE-1). */
export type GuidePageSize = (typeof guidePageSizes)[number]
/** How much a row shows: the dense one has no picture. */
export type GuideDensity = 'list' | 'dense'

const pageSizeKey = 'larder.guide-page-size'
const densityKey = 'larder.guide-density'
/** Lines of a page until somebody chooses (S0 section 9). */
const usualPageSize: GuidePageSize = 50

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is blocked: nothing is kept.
    return null
  }
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Without storage the choice lives as long as the screen.
  }
}

/** GUIDE-1: the page size chosen last in this browser. */
export const keptPageSize = (): GuidePageSize =>
  guidePageSizes.find((size) => String(size) === kept(pageSizeKey)) ?? usualPageSize

/** Keeps the page size for the next visit. */
export const keepPageSize = (size: GuidePageSize): void => keep(pageSizeKey, String(size))

/** The density chosen last in this browser; null when none was. */
export const keptDensity = (): GuideDensity | null =>
  (['list', 'dense'] as const).find((density) => density === kept(densityKey)) ?? null

/** Keeps the density for the next visit. */
export const keepDensity = (density: GuideDensity): void => keep(densityKey, density)
