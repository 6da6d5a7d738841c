import { useAfter } from '@koo/page/time'
import { useState } from 'react'
import { OFFER_AFTER_MS } from '../../constants.ts'

// result.19
/** Whether a refusal has been on a visible screen long enough for the next offer. */
export function useRested(isRefused: boolean): boolean {
  const [isRested, setRested] = useState(false)
  useAfter(isRefused ? OFFER_AFTER_MS : null, () => setRested(true), { visible: true })
  return isRefused && isRested
}
