import { useEffect, type RefObject } from 'react'

/**
 * Keeps the focused field above the on-screen keyboard: some web views put the keyboard over the page without scrolling
 * (iOS, older WeChat).
 */
export function useKeepInView(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return undefined
    const onResize = () => {
      const field = document.activeElement
      if (!(field instanceof HTMLElement) || !root.current?.contains(field)) return
      const bottom = viewport.offsetTop + viewport.height
      if (field.getBoundingClientRect().bottom > bottom) field.scrollIntoView({ block: 'center' })
    }
    viewport.addEventListener('resize', onResize)
    return () => viewport.removeEventListener('resize', onResize)
  }, [root])
}
