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
import { announceOverlay } from './openOverlays.ts'

interface OverlayHooks {
  container?: HTMLElement | null
  onOpen?: (close: () => void) => () => void
}

const OverlayContext = createContext<OverlayHooks>({})

export interface OverlayProviderProps {
  /**
   * Where overlays are rendered; by default an element at the end of the body. A themed board passes its own element.
   */
  container?: HTMLElement | null
  /**
   * Called when a sheet or dialog opens. A host that closes overlays with its back button keeps `close` and returns a
   * function that forgets it. That function is called when the overlay has closed for any reason.
   */
  onOpen?: (close: () => void) => () => void
  children: ReactNode
}

/** Settings of the host for all sheets and dialogs below. */
export function OverlayProvider({ container, onOpen, children }: OverlayProviderProps) {
  // The same object while the props are the same, because every overlay of the page uses it.
  const hooks = useMemo(() => ({ container, onOpen }), [container, onOpen])
  return <OverlayContext value={hooks}>{children}</OverlayContext>
}

const never = () => () => {}

let home: HTMLElement | null = null

/**
 * The default container of overlays: beside the app, not around it. React listens on its container; with the body it
 * would handle every event of the page twice.
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
 * Tells the host while an overlay is open; returns the element to render it in. Returns none on a server and during
 * hydration.
 */
export function useOverlay(open: boolean, close: () => void): HTMLElement | null {
  const { container, onOpen } = use(OverlayContext)
  const closeNow = useEffectEvent(close)
  const announce = useEffectEvent(() => {
    const cleanups = [announceOverlay(), onOpen?.(() => closeNow())]
    return () => {
      for (const cleanup of cleanups) cleanup?.()
    }
  })
  useEffect(() => (open ? announce() : undefined), [open])
  const beside = useSyncExternalStore(never, overlayHome, () => null)
  return beside && (container ?? beside)
}
