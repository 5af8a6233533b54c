/**
 * The closed button of a `SearchableSelect`; separate, so that it can be shown before the list's
 * code has loaded.
 */
export const searchableSelectLook =
  'flex h-10 min-w-36 max-w-72 items-center gap-2 rounded-control border border-line px-3 text-left text-13 data-hovered:border-line-strong pointer-coarse:h-11'
