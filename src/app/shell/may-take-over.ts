/** The facts that decide whether a page may reload itself for a new build. */
export interface TakeOverFacts {
  /** The build that the server has; undefined while it is this page's. */
  readonly build: string | undefined
  /** The build that this tab was already reloaded for. */
  readonly tried: string | null
  /** Pending changes. */
  readonly mutations: number
  /** Typed and not saved; typed quantities are kept in the browser and do not count. */
  readonly work: { readonly inPage: boolean; readonly inDialog: boolean }
  readonly isDialogOpen: boolean
}

/**
 * PLAT-15: a reload at this moment loses nothing and interrupts nothing. Once for each build: while
 * servers of two builds respond in turn, reloads could go on without end.
 */
export const mayTakeOver = ({ build, tried, mutations, work, isDialogOpen }: TakeOverFacts): boolean =>
  build !== undefined && build !== tried && mutations === 0 && !work.inPage && !work.inDialog && !isDialogOpen
