import { confirm, type ConfirmOptions } from '@koo/kit/OverlayHost'
import { useCallback } from 'react'
import { useGone } from '../timers/useAfter.ts'

/**
 * Asks a question in a dialog: `if (await ask({ title: '解绑这张银行卡？' })) …`. When the page is left meanwhile, the dialog
 * goes with it and the answer is false, so that nothing happens for a page that is closed.
 */
export function useDialog(): (options: Omit<ConfirmOptions, 'signal'>) => Promise<boolean> {
  const gone = useGone()
  return useCallback(
    async (options) => {
      const signal = gone()
      return (await confirm({ ...options, signal })) && !signal.aborted
    },
    [gone],
  )
}
