/**
 * PLAT-3: the name of an export with its date or running number as `*`: 'items_20261126.csv' and
 * tomorrow's are one file. Fewer than four digits are part of the name.
 */
export const filePattern = (name: string): string => name.replaceAll(/\d{4,}(?:[-_.]\d{2,})*/g, '*')

/** Whether the pattern of a plan is about a file. */
export const isOfPattern = (pattern: string, name: string): boolean => pattern === name || filePattern(name) === pattern

/** 'Route Days_20261126.csv' -> 'route-days': what the name says, without dates and ending. */
export const fileStem = (name: string): string =>
  filePattern(name)
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .join('-')
