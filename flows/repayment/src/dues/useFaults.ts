import { useTrack } from '@koo/page/track'
import { useEffect } from 'react'

/** Events of the pages that show what is due. */
export type DueEvents = {
  /** Figures that do not add up: of what, and of how many. */
  repayment_fault: { of: 'bills' | 'plan' | 'early'; count: number }
}

/** Reports figures that are not shown because they do not add up. */
export function useFaults(of: DueEvents['repayment_fault']['of'], count: number): void {
  const track = useTrack<DueEvents>()
  useEffect(() => {
    if (count > 0) track('repayment_fault', { of, count })
  }, [of, count, track])
}
