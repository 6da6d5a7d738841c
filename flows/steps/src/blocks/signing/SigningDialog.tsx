import { CodeDialog } from '@koo/kit/CodeDialog'
import { shownMask } from '@koo/page'
import type { SigningDialogProps } from './useSigning.ts'

/** The dialog for the signing code. Load it by `lazySheet`: it is not needed at first. */
export default function SigningDialog(props: SigningDialogProps) {
  const { open, onOpenChange, copy, code, confirm, busy = false, hasVoice = true } = props
  const { error, locked, secondsLeft } = code
  return (
    <CodeDialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title}
      confirmText={copy.confirm}
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
      {...(locked !== null && { locked })}
    />
  )
}
