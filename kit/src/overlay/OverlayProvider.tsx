'use client'
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react'

interface OverlayHooks {
  container?: HTMLElement | null
  onOpen?: (close: () => void) => () => void
}

const OverlayContext = createContext<OverlayHooks>({})

export interface OverlayProviderProps {
  /** Where overlays are rendered; by default an element at the end of the body. A themed board gives its own element. */
  container?: HTMLElement | null
  /**
   * Called when a sheet or dialog opens. A host that ties overlays to its back button keeps `close` and returns
   * a function that forgets it; that one is called when the overlay has closed, whatever closed it.
   */
  onOpen?: (close: () => void) => () => void
  children: ReactNode
}

/** What the host decides for all sheets and dialogs below it. */
export function OverlayProvider({ container, onOpen, children }: OverlayProviderProps) {
  // The same object while the host says the same: every overlay of the page reads it.
  const hooks = useMemo(() => ({ container, onOpen }), [container, onOpen])
  return <OverlayContext value={hooks}>{children}</OverlayContext>
}

const never = () => () => {}

let home: HTMLElement | null = null

/**
 * Where overlays are rendered by default: beside the app and not around it. React listens on the element that it renders
 * into, and on the body it would hear every event of the page twice.
 */
function overlayHome(): HTMLElement {
  if (!home?.isConnected) {
    home = document.createElement('div')
    home.dataset['overlays'] = ''
    document.body.append(home)
  }
  return home
}

/**
 * Tells the host while an overlay is open; returns the element to render it in. There is none on a server, nor while
 * what a server rendered is being taken over.
 */
export function useOverlay(open: boolean, close: () => void): HTMLElement | null {
  const { container, onOpen } = use(OverlayContext)
  const announce = useEffectEvent(() => onOpen?.(() => closeNow()))
  const closeNow = useEffectEvent(close)
  useEffect(() => (open ? announce() : undefined), [open])
  const beside = useSyncExternalStore(never, overlayHome, () => null)
  return beside && (container ?? beside)
}
