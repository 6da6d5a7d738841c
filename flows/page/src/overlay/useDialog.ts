import { confirm, type ConfirmOptions } from '@koo/kit/OverlayHost'
import { useCallback, useEffect, useRef } from 'react'

/**
 * Asks a question in a dialog: `if (await ask({ title: '解绑这张银行卡？' })) …`. Resolves to false when the page was left
 * meanwhile, so that nothing happens for a page that is closed.
 */
export function useDialog(): (options: ConfirmOptions) => Promise<boolean> {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(async (options) => (await confirm(options)) && isMounted.current, [])
}
