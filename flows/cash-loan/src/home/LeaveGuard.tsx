import { useBack, useBackCloses } from '@koo/flow'
import { confirm } from '@koo/kit/OverlayHost'
import { useEffect, useState } from 'react'
import { copy } from './copy.ts'

/** Asks before a page with something entered is left by going back. What was entered stays as a draft either way. */
export function LeaveGuard({ active }: { active: boolean }) {
  const back = useBack()
  const [leaving, setLeaving] = useState(false)
  useBackCloses(active && !leaving, () => {
    const { title, body, stay, leave } = copy.leave
    // Leaving is the word that has to be chosen: Escape, the veil and another back all mean staying.
    void confirm({ title, body, confirmText: leave, cancelText: stay }).then((leaves) => {
      if (leaves) setLeaving(true)
    })
  })
  useEffect(() => {
    if (leaving) back()
  }, [leaving, back])
  return null
}
