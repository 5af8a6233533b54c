import { type ComponentType, type FunctionComponent, use } from 'react'
import { notePartFailed, PartNotLoaded } from './failed-parts.ts'
import { PartBoundary, type PartFace } from './part-boundary.tsx'
import { CompactFailure, DialogFailure, InlineFailure } from './part-failed.tsx'

/** Where a part stands, which decides how it says that it could not be loaded. */
export type PartPlace = 'inline' | 'dialog' | 'compact' | 'silent' | 'screen'

/** A component whose code loads when it is first drawn. */
export interface PartOnDemand<Props> extends FunctionComponent<Props> {
  /**
   * Loads the code ahead of time. Never rejects: a failure is not kept, and shows when the part is
   * drawn.
   */
  preload(): Promise<void>
}

/** Dialogs are closed by one of these; a sheet that is not open says nothing. */
interface Closable {
  readonly close?: () => void
  readonly onClose?: () => void
  readonly isOpen?: boolean
}

/**
 * A part that loads when it is first drawn, under a `Suspense` of the caller. When its code does
 * not arrive, its place says so with Retry, and the page around it works on; unlike with
 * `React.lazy` the failure is not kept for ever. A `screen` throws instead: the router shows the
 * failure of a screen.
 */
export function loadOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: PartPlace = 'inline',
): PartOnDemand<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const forget = () => {
    loading = undefined
  }
  const start = () =>
    (loading ??= load().then(
      (component) => (loaded = component),
      (error: unknown) => {
        // Kept until somebody asks for another try, or drawing again would load again without end.
        notePartFailed(forget)
        throw new PartNotLoaded(error)
      },
    ))
  function Loaded(props: Props) {
    'use no memo'
    const Content = loaded ?? use(start())
    return <Content {...props} />
  }
  function Part(props: Props) {
    if (place === 'screen') return <Loaded {...props} />
    return (
      <PartBoundary face={faces[place](props)}>
        <Loaded {...props} />
      </PartBoundary>
    )
  }
  const preload = () => start().then(() => undefined, forget)
  return Object.assign(Part, { preload })
}

const faces: Record<Exclude<PartPlace, 'screen'>, (props: Closable) => PartFace> = {
  silent: () => () => null,
  inline: () => (failure) => <InlineFailure {...failure} />,
  compact: () => (failure) => <CompactFailure {...failure} />,
  dialog:
    ({ close, onClose, isOpen }) =>
    (failure) =>
      isOpen === false ? null : <DialogFailure {...failure} onClose={close ?? onClose} />,
}
