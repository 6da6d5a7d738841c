import { useEffect } from 'react'
import { useCeiling } from '../../ceilings.ts'
import type { LateReplies } from './loanView.ts'

// semantics 14
/** Gives the loan page the ceiling of today: a period above it is not offered. Until it is known, 36 % holds. */
export function useCeilingReply(addReplies: (more: LateReplies) => void): void {
  const ceiling = useCeiling()
  useEffect(() => addReplies({ ceiling }), [addReplies, ceiling])
}
