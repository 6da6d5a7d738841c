import type { FlowChrome } from '@koo/flow'
import type { DialogProps } from '@koo/kit/Dialog'
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type ComponentType } from 'react'

/** Asks before leaving. Its part of the kit is fetched at the first question; if it cannot be had, leaving is allowed. */
export function LeaveDialog({ copy, stay, leave }: ComponentProps<FlowChrome['LeaveDialog']>) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null)
  // The dialog reports its closing after either button as well; only the first answer counts.
  const answered = useRef(false)
  const answer = (say: () => void) => {
    if (answered.current) return
    answered.current = true
    say()
  }
  // The guard protects attention, drafts protect the data: a question that cannot be asked must lock nobody in.
  const giveUp = useEffectEvent(() => answer(leave))

  useEffect(() => {
    let gone = false
    import('@koo/kit/Dialog').then(
      (part) => {
        if (!gone) setDialog(() => part.Dialog)
      },
      () => {
        if (!gone) giveUp()
      },
    )
    return () => {
      gone = true
    }
  }, [])

  return (
    Dialog && (
      <Dialog
        open
        title={copy.title}
        confirmText={copy.stay}
        cancelText={copy.leave}
        onConfirm={() => answer(stay)}
        onCancel={() => answer(leave)}
        onOpenChange={(open) => {
          if (!open) answer(stay)
        }}
      >
        {copy.body}
      </Dialog>
    )
  )
}
