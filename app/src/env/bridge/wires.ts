/** The ways in which messages travel between the page and the app around it. They know nothing of what is in a message. */
import { BRIDGE, MESSAGE_EVENT } from './proposed.ts'

/** Sends a message. Throws or rejects when the other side does not take it. */
export type Send = (message: string) => void | Promise<void>

/**
 * A way to the app. It calls `receive` for everything that comes from the app, in any order and shape, and returns the
 * function that sends.
 */
export type Wire = (receive: (message: unknown) => void) => Send

/** The bridge object of Android and Harmony, or the message handler of iOS; null while the app has added none. */
export function nativeWire(target: Window): Wire | null {
  const bridge = target[BRIDGE]
  const handler = target.webkit?.messageHandlers?.[BRIDGE]
  if (!bridge && !handler) return null
  const invoke = (message: string) => (bridge ? bridge.invoke(message) : handler?.postMessage(message))
  return (receive) => {
    target.addEventListener(MESSAGE_EVENT, (event) => receive((event as CustomEvent<unknown>).detail))
    return async (message) => receive(await invoke(message))
  }
}

/** Parts of a window that hold a frame of ours. */
export interface FrameSides {
  /** This page: where messages arrive. */
  page: Pick<Window, 'addEventListener'>
  /** The page around it. */
  parent: Pick<Window, 'postMessage'>
  /** Exact origins that the page around may have. */
  origins: readonly string[]
}

/**
 * A partner's page that shows this one in a frame. Messages of other windows and other origins are ignored, and after the first
 * message those of every origin but the one it came from: a frame has one partner.
 */
export const frameWire =
  ({ page, parent, origins }: FrameSides): Wire =>
  (receive) => {
    let known = origins
    page.addEventListener('message', ({ source, origin, data }) => {
      if (source !== parent || !known.includes(origin)) return
      known = [origin]
      receive(data)
    })
    // The browser delivers to the named origin only.
    return (message) => known.forEach((origin) => parent.postMessage(message, origin))
  }
