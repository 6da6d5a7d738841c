import type { FlowChrome } from '@koo/flow'
import type { DialogProps } from '@koo/kit/Dialog'
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type ComponentType } from 'react'

/** Asks before a page is left. The kit's dialog is loaded when it is first needed; if that fails, the page is left. */
export function LeaveDialog({ copy, stay, leave }: ComponentProps<FlowChrome['LeaveDialog']>) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null)
  // The dialog also reports that it was closed, after both buttons; only the first call counts.
  const isDecided = useRef(false)
  const decide = (action: () => void) => {
    if (isDecided.current) return
    isDecided.current = true
    action()
  }
  // Without a dialog nobody may be locked in; drafts protect the data.
  const leaveWithoutDialog = useEffectEvent(() => decide(leave))

  useEffect(() => {
    let gone = false
    import('@koo/kit/Dialog').then(
      (part) => {
        if (!gone) setDialog(() => part.Dialog)
      },
      () => {
        if (!gone) leaveWithoutDialog()
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
        onConfirm={() => decide(stay)}
        onCancel={() => decide(leave)}
        onOpenChange={(open) => {
          if (!open) decide(stay)
        }}
      >
        {copy.body}
      </Dialog>
    )
  )
}
