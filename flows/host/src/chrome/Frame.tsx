import { useBackCloses, type FlowChrome } from '@koo/flow'
import { Header } from '@koo/kit/Header'
import { OverlayProvider } from '@koo/kit/overlay'
import { OverlayHost } from '@koo/kit/OverlayHost'
import { StatusBar } from '@koo/kit/StatusBar'
import {
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { copy } from '../copy.ts'
import * as styles from './Frame.css.ts'
import { HeaderShown } from './headerShown.ts'
import { useOnline } from './online.ts'

type Close = () => void

/** Connects sheets and dialogs of the kit with back: the topmost closes before the page is left. */
function useOverlaysOnBack() {
  const [open, setOpen] = useState<readonly Close[]>([])
  useBackCloses(open.length > 0, () => open.at(-1)?.())
  return useCallback((close: Close) => {
    setOpen((before) => [...before, close])
    return () => setOpen((before) => before.filter((other) => other !== close))
  }, [])
}

/** What a flow gives to the frame around its pages. */
export interface FrameProps extends ComponentProps<FlowChrome['Frame']> {
  /** After the page, within what its overlays belong to. */
  below?: ReactNode
}

/** The frame of every page: title bar, a line while the next page is loading, the offline hint, overlays. */
export function Frame({ title, pageId, back, pending, theme, children, below }: FrameProps) {
  const online = useOnline()
  const onOpen = useOverlaysOnBack()
  const showsHeader = use(HeaderShown)
  // Decided once for a page: a bar that comes later would move what the customer is about to tap.
  const hasHeader = useMemo(() => showsHeader(pageId), [showsHeader, pageId])
  // On the body, for sheets and dialogs beside the page, and for the visit: pages of a flow without a theme keep it, until the
  // app is opened anew.
  useLayoutEffect(() => {
    if (theme !== null) document.body.dataset['theme'] = theme
  }, [theme])
  return (
    <div className={styles.root} data-theme={theme ?? undefined}>
      {pending && <div className={styles.pending} role="progressbar" aria-label={copy.loading} />}
      {hasHeader ? <Header title={title || copy.title} {...(back && { onBack: back })} /> : <StatusBar />}
      {!online && (
        // `aria-live` is set, although a status has it anyway: live regions stay readable while a modal hides the page.
        <div className={styles.offline} role="status" aria-live="polite">
          {copy.offline}
        </div>
      )}
      <OverlayProvider onOpen={onOpen}>
        <div className={styles.content}>{children}</div>
        {below}
        <OverlayHost />
      </OverlayProvider>
    </div>
  )
}
