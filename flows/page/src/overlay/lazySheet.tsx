import { announceOverlay } from '@koo/kit/overlay'
import { toast } from '@koo/kit/OverlayHost'
import { memo, useEffect, useRef, useState, type ComponentType } from 'react'
import { copy } from '../copy.ts'
import { chunk, useChunk } from './chunk.ts'
import { LoadingOverlay } from './LoadingOverlay.tsx'
import type { OpenState } from './useSheet.ts'

/** A sheet or dialog whose code is loaded when it is first opened, or before that by `prefetch`. */
export type LazySheet<Props> = ComponentType<Props> & {
  /** Loads the code in advance; a failure is shown when the sheet is opened. A sheet with `keepMounted` is also rendered in advance, hidden. */
  prefetch(): void
}

/**
 * A sheet or dialog in a file of its own, outside the page's first load. It is mounted closed as soon as its code is
 * loaded, and does not render again while it is closed. If the code does not load, a toast says so, and another tap tries
 * again. Some browsers never fetch a failed module again: a second failure therefore goes to the page's error view, which
 * loads the page again, with its drafts.
 */
export function lazySheet<Props extends OpenState>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazySheet<Props> {
  const code = chunk(async () => ({ Content: memo((await load()).default, areBothClosed) }))
  function Sheet(props: Props) {
    const { open, onOpenChange } = props
    const module = useChunk(code)
    const isMissing = open && module === null
    const hasFailed = useRef(false)
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    if (failure) throw failure.error
    useEffect(() => {
      if (!isMissing) return
      code.load().catch((error: unknown) => {
        // Offline the page cannot be loaded again either.
        if (hasFailed.current && navigator.onLine) return setFailure({ error })
        hasFailed.current = true
        toast(copy.failed.part, { kind: 'fail' })
        onOpenChange(false)
      })
    }, [isMissing, onOpenChange])
    // Nothing may open by itself in the place of a sheet that is loading.
    useEffect(() => (isMissing ? announceOverlay() : undefined), [isMissing])
    if (module) return <module.Content {...props} />
    return isMissing ? <LoadingOverlay /> : null
  }
  return Object.assign(Sheet, { prefetch: () => void code.load().catch(() => undefined) })
}

/** A closed sheet need not render again, while the page behind it may render at every keystroke. */
const areBothClosed = (before: Readonly<OpenState>, after: Readonly<OpenState>) => !before.open && !after.open
