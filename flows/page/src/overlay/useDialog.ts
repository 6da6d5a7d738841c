import { confirm, type ConfirmOptions } from '@koo/kit/OverlayHost'
import { useCallback, useEffect, useRef } from 'react'

/**
 * Asks a question in a dialog: `if (await ask({ title: '解绑这张银行卡？' })) …`. When the page is left meanwhile, the dialog
 * goes with it and the answer is false, so that nothing happens for a page that is closed.
 */
export function useDialog(): (options: Omit<ConfirmOptions, 'signal'>) => Promise<boolean> {
  const page = useRef<AbortController>(null)
  useEffect(() => {
    const shown = new AbortController()
    page.current = shown
    return () => shown.abort()
  }, [])
  return useCallback(async (options) => {
    const { current } = page
    if (current === null) return false
    return (await confirm({ ...options, signal: current.signal })) && !current.signal.aborted
  }, [])
}
