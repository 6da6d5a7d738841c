import { apphomeQueryPromotionWindow } from '@koo/api-client/calls'
import { useGateway } from '@koo/page/query'
import { useMemo } from 'react'
import type { PopupSource } from '@koo/steps/popups'
import { LOW_AGE_CODE, PROMOTION_PAGE } from './constants.ts'
import { PromisePopup } from './PromisePopup.tsx'

// loan.8, loan.9
/** The promise of not being a student, which the server asks of young customers. */
export function usePromiseSource(): PopupSource {
  const gateway = useGateway()
  return useMemo(
    () => ({
      async ask(signal) {
        const window = await apphomeQueryPromotionWindow(gateway, { currentPage: PROMOTION_PAGE }, { signal })
        if (window?.windowCode !== LOW_AGE_CODE) return null
        const data = window.data ?? {}
        return { name: LOW_AGE_CODE, Content: (popup) => <PromisePopup {...popup} data={data} /> }
      },
    }),
    [gateway],
  )
}
