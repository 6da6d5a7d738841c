import { UrgentApply } from '@koo/kit/UrgentApply'
import { usePause } from '@koo/page/time'
import { useTrack } from '@koo/page/track'
import { useState } from 'react'
import type { CashLoanEvents } from '../../events.ts'
import { URGENT_MS } from './constants.ts'
import { copy } from './copy.ts'
import type { LaterBlock } from './useInOrder.ts'
import type { Marketing } from '../../model/marketing/useMarketing.ts'

// result.3, result.25
/**
 * The urgent application. It makes no call: its mark follows after 800 ms. It is offered only while the review runs and
 * where the configuration turns marketing on, and says that the lender decides how long the review takes.
 */
export function useUrgent(marketing: Marketing, isAuditing: boolean): LaterBlock {
  const pause = usePause()
  const track = useTrack<CashLoanEvents>()
  const [state, setState] = useState<'idle' | 'applying' | 'applied'>('idle')
  const apply = async () => {
    if (state !== 'idle') return
    setState('applying')
    track('urgent_apply', {})
    if (await pause(URGENT_MS)) setState('applied')
  }
  const isShown = marketing.isOn && (isAuditing || state !== 'idle')
  return {
    name: 'urgent',
    isSettled: marketing.isSettled,
    content: isShown && (
      <UrgentApply
        state={state}
        title={copy.urgent.title}
        text={copy.urgent.text}
        actionText={copy.urgent.action}
        doneText={copy.urgent.done}
        onApply={() => void apply()}
      />
    ),
  }
}
