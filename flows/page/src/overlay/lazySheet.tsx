import { announceOverlay } from '@koo/kit/overlay'
import { memo, useEffect, useEffectEvent, type ComponentType } from 'react'
import { lazyModule, useLazyModule } from '@koo/kit/lazy'
import { LoadingOverlay } from './LoadingOverlay.tsx'
import type { OpenState } from './useSheet.ts'
import { useTapLoad } from './useTapLoad.ts'

/** A sheet or dialog whose code is loaded when it is first opened, or before that by `prefetch`. */
export type LazySheet<Props> = ComponentType<Props> & {
  /** Loads the code in advance; a failure is shown when the sheet is opened. A sheet with `keepMounted` is also rendered in advance, hidden. */
  prefetch(): void
}

/**
 * A sheet or dialog in a file of its own, outside the page's first load. It is mounted closed as soon as its code is
 * loaded, and does not render again while it is closed. If the code does not load, the sheet closes, and the failure is told
 * as `useTapLoad` does.
 */
export function lazySheet<Props extends OpenState>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazySheet<Props> {
  const code = lazyModule(async () => ({ Content: memo((await load()).default, areBothClosed) }))
  function Sheet(props: Props) {
    const { open, onOpenChange } = props
    const module = useLazyModule(code)
    const isMissing = open && module === null
    const load = useTapLoad(code)
    // Once for each tap: the page may render again, with another callback, before the sheet is closed.
    const fetch = useEffectEvent(async () => {
      if (!(await load())) onOpenChange(false)
    })
    useEffect(() => {
      if (isMissing) void fetch()
    }, [isMissing])
    // Nothing may open by itself in the place of a sheet that is loading.
    useEffect(() => (isMissing ? announceOverlay() : undefined), [isMissing])
    if (module) return <module.Content {...props} />
    return isMissing ? <LoadingOverlay /> : null
  }
  return Object.assign(Sheet, { prefetch: () => void code.load().catch(() => undefined) })
}

/** A closed sheet need not render again, while the page behind it may render at every keystroke. */
const areBothClosed = (before: Readonly<OpenState>, after: Readonly<OpenState>) => !before.open && !after.open
