'use client'
import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { CodeBox, type CodeBoxProps } from '../CodeBox/index.ts'
import { Dialog, type DialogProps } from '../Dialog/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Notice } from '../Notice/index.ts'
import { useControlled } from '../useControlled.ts'
import * as styles from './CodeDialog.css.ts'
import { codeDialogStrings } from './strings.ts'
import type { codeChannels } from './variants.ts'

type Shell = Omit<
  DialogProps,
  | 'title'
  | 'children'
  | 'confirmText'
  | 'cancelText'
  | 'onConfirm'
  | 'onCancel'
  | 'footer'
  | 'closable'
  | 'defaultValue'
>

export interface CodeDialogProps extends Shell {
  /** What the code signs: 借款 ¥12,000 · 12期. */
  subject?: ReactNode
  /** Masked number the code was sent to. */
  phone: string
  /** 6 for SMS codes. */
  length?: CodeBoxProps['length']
  /** The code, when controlled. Emptied through `onValueChange` whenever the dialog opens. */
  value?: string
  onValueChange?: (code: string) => void
  /** Called with a complete code, by the button or when the last box is filled. */
  onConfirm: (code: string) => void
  /** A complete code is confirmed without the button. */
  autoSubmit?: boolean
  /** The server's message about the code; the caller removes it in `onValueChange`. */
  error?: ReactNode
  /** The code is being checked: typing, sending again and closing are disabled. */
  pending?: boolean
  /** Text while no new code can be requested ("48秒后可重新发送"). */
  countdown?: string
  /** Requests a new code; offered when there is no `countdown`. */
  onResend?: () => unknown
  resending?: boolean
  /** Requests a phone call instead. */
  onVoice?: () => unknown
  channel?: (typeof codeChannels)[number]
  /** No more attempts are possible; the text says why and what to do. */
  locked?: ReactNode
  title?: string
  confirmText?: string
}

/** A dialog for the code that was sent to the user's phone. */
export function CodeDialog(props: CodeDialogProps) {
  const {
    subject,
    phone,
    length = 6,
    value,
    onValueChange,
    onConfirm,
    autoSubmit = true,
    error,
    pending = false,
    ...more
  } = props
  const {
    countdown,
    onResend,
    resending = false,
    onVoice,
    channel = 'sms',
    locked,
    title,
    confirmText,
    ...rest
  } = more
  const t = usePartStrings('codeDialog', codeDialogStrings)
  const field = useRef<HTMLInputElement>(null)
  const [code, change] = useControlled(value, '', onValueChange)
  const [problem, setProblem] = useState<string | null>(null)

  const reset = useEffectEvent(() => {
    change('')
    setProblem(null)
  })
  const { open } = rest
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- a dialog stays mounted, and begins anew before it is painted
    if (open) reset()
  }, [open])

  const type = (next: string) => {
    setProblem(null)
    change(next)
  }

  const confirm = () => {
    if (pending) return
    if (code.length === length) return onConfirm(code)
    setProblem(code === '' ? t.empty : t.short)
    field.current?.focus()
  }

  return (
    <Dialog
      initialFocus={field}
      {...rest}
      title={title ?? t.title}
      closable={!pending}
      dismissible={!pending}
      // A thumb near the keyboard often hits the backdrop by accident; Escape and the close button still work.
      closeOnBackdrop={false}
      footer={
        locked ? (
          <Button block className={styles.confirm} onClick={() => rest.onOpenChange(false)}>
            {t.understood}
          </Button>
        ) : (
          <Button block className={styles.confirm} loading={pending} lock={0} onClick={confirm}>
            {confirmText ?? t.confirm}
          </Button>
        )
      }
    >
      {subject && <p className={styles.subject}>{subject}</p>}
      <p className={styles.sent}>{channel === 'voice' ? t.sentVoice(phone) : t.sentSms(phone)}</p>
      {locked ? (
        <Notice tone="bad" role="alert" className={styles.locked}>
          {locked}
        </Notice>
      ) : (
        <>
          <CodeBox
            ref={field}
            className={styles.code}
            length={length}
            value={code}
            onValueChange={type}
            onComplete={autoSubmit && !pending ? onConfirm : undefined}
            readOnly={pending}
            autoComplete="one-time-code"
            error={problem ?? error}
          />
          <div className={styles.again}>
            {countdown ? (
              <span className={styles.countdown}>{countdown}</span>
            ) : (
              <>
                {onResend && (
                  <Button kind="text" size="small" loading={resending} disabled={pending} onClick={onResend}>
                    {resending ? t.resending : t.resend}
                  </Button>
                )}
                {onVoice && (
                  <Button kind="text" size="small" disabled={pending || resending} onClick={onVoice}>
                    {t.voice}
                  </Button>
                )}
              </>
            )}
          </div>
        </>
      )}
    </Dialog>
  )
}
