import { CodeDialog } from '@koo/kit/CodeDialog'
import { shownMask } from '@koo/page'
import { useClock } from '@koo/page/time'
import { useMemo } from 'react'
import { untilClock } from './untilClock.ts'
import type { SigningDialogProps } from './useSigning.ts'

/** The dialog for the signing code. Load it by `lazySheet`: it is not needed at first. */
export default function SigningDialog(props: SigningDialogProps) {
  const { open, onOpenChange, copy, subject, code, confirm, busy = false, hasVoice = true } = props
  const { error, locked, secondsLeft } = code
  const clock = useClock()
  // Once, when it is locked: the wait runs on while it is read.
  const until = useMemo(() => locked && untilClock(locked, clock.now()), [locked, clock])
  return (
    <CodeDialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title}
      confirmText={copy.confirm}
      subject={subject}
      phone={shownMask(code.sent?.mobileMasked ?? '')}
      value={code.code}
      onValueChange={code.setCode}
      onConfirm={(typed) => void confirm(typed)}
      pending={code.checking || busy}
      resending={code.sending}
      channel={code.channel}
      onResend={() => code.send('sms')}
      {...(hasVoice && { onVoice: () => code.send('voice') })}
      {...(secondsLeft > 0 && { countdown: copy.wait(secondsLeft) })}
      {...(error !== null && { error })}
      {...(until !== null && { locked: until })}
    />
  )
}
