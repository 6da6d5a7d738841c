import { toast } from '@koo/kit/OverlayHost'
import { Spinner } from '@koo/kit/Spinner'
import { memo, useEffect, useRef, useState, type ComponentType } from 'react'
import { copy } from '../copy.ts'
import { chunk, useChunk } from './chunk.ts'
import * as styles from './overlay.css.ts'
import type { OpenState } from './useSheet.ts'

/** A sheet or dialog whose code comes with its first opening, or before it by `prefetch`. */
export type LazySheet<Props> = ComponentType<Props> & {
  /** Fetches the code ahead; a failure is met when the sheet is opened. What has `keepMounted` is rendered ahead as well, out of sight. */
  prefetch(): void
}

/**
 * A sheet or dialog in a file of its own, out of the page's first load. It is mounted as soon as its code is there, closed:
 * opening it shows it, and while it is closed nothing of it is rendered again. If the code cannot be fetched, the customer
 * is told, and tapping again tries again. A browser may refuse to fetch a module twice that failed once; the second
 * failure therefore goes to the page's error view, which loads the page again, with the drafts that it has.
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
        // Without a network there is no page to load again.
        if (hasFailed.current && navigator.onLine) return setFailure({ error })
        hasFailed.current = true
        toast(copy.failed.part, { kind: 'fail' })
        onOpenChange(false)
      })
    }, [isMissing, onOpenChange])
    if (module) return <module.Content {...props} />
    return isMissing ? (
      <div className={styles.fetching} role="status" aria-label={copy.loading}>
        <Spinner />
      </div>
    ) : null
  }
  return Object.assign(Sheet, { prefetch: () => void code.load().catch(() => undefined) })
}

/** What a closed sheet would show is seen by nobody, and the page behind it may render with every key. */
const areBothClosed = (before: Readonly<OpenState>, after: Readonly<OpenState>) => !before.open && !after.open
