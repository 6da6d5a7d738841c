'use client'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** How many overlays are open, or will be at once. A page has one screen, so one store is enough. */
const openOverlays = createStore<number>()(() => 0)

/**
 * Counts an overlay as open until the returned function is called. Sheets and dialogs of the kit do this themselves; a page
 * does it for one that the customer has asked for and that is still loading.
 */
export function announceOverlay(): () => void {
  let isOpen = true
  openOverlays.setState((count) => count + 1, true)
  return () => {
    if (!isOpen) return
    isOpen = false
    openOverlays.setState((count) => count - 1, true)
  }
}

/** Whether a sheet, a dialog or a question is open, for what opens by itself and must not cover it. */
export const useHasOverlay = (): boolean => useStore(openOverlays, (count) => count > 0)
