import { CodeDialog } from '@koo/kit/CodeDialog'
import { copy } from './copy.ts'
import type { Signing } from './useSigning.ts'

/** The dialog that asks for the signing code. A chunk of its own: the page is read before anything is typed. */
export function CodeStep({ signing }: { signing: Signing }) {
  const {
    open,
    close,
    phone,
    code,
    type,
    confirm,
    error,
    pending,
    sending,
    secondsLeft,
    send,
    channel,
    locked,
  } = signing
  return (
    <CodeDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={copy.code.title}
      confirmText={copy.confirm}
      phone={phone}
      value={code}
      onValueChange={type}
      onConfirm={(typed) => void confirm(typed)}
      pending={pending}
      resending={sending}
      channel={channel}
      onResend={() => send('sms')}
      onVoice={() => send('voice')}
      {...(secondsLeft > 0 && { countdown: copy.code.wait(secondsLeft) })}
      {...(error !== null && { error })}
      {...(locked !== null && { locked })}
    />
  )
}
