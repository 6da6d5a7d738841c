import { Button } from '@koo/kit/Button'
import { CodeBox } from '@koo/kit/CodeBox'
import { useController, useFormContext } from 'react-hook-form'
import { copy } from './copy.ts'
import { shownMask } from '../masks.ts'
import type { AnyFieldName, FieldName } from '../form/names.ts'
import * as styles from './code.css.ts'
import type { SmsCode } from './useSmsCode.ts'

/** Digits in an SMS code. */
export const CODE_LENGTH = 6

export interface CodeFieldProps {
  /** A field of the form, from its `fields`. */
  name: FieldName<string>
  sms: SmsCode
  /** The fields to check before a code is sent: the phone number that gets it, and whatever else its request has. */
  needs: AnyFieldName | readonly AnyFieldName[]
  /** The code can also be had by a voice call. Default true. */
  hasVoice?: boolean
  /** Called when all digits are typed; may submit the form. */
  onComplete?: () => void
}

/**
 * The field for an SMS code in a form: requests a code, counts down the wait, offers a voice call, and takes the digits.
 * For a code in a dialog see the kit's `CodeDialog`.
 */
export function CodeField({ name, sms, needs, hasVoice = true, onComplete }: CodeFieldProps) {
  const { control, trigger, getValues, setValue, setFocus } = useFormContext()
  const { field, fieldState } = useController({ name, control })
  const { onChange, ...bound } = field
  const isWaiting = sms.secondsLeft > 0
  const send = async (channel: 'sms' | 'voice') => {
    if (!(await trigger(needs, { shouldFocus: true }))) return
    const before = getValues(name)
    if (!(await sms.send(channel))) return
    // A message may come before the reply: what was typed meanwhile is the new code.
    if (getValues(name) === before) setValue(name, '')
    setFocus(name)
  }
  return (
    <>
      <div className={styles.head}>
        <span className={styles.label} role="status">
          {sms.sent ? copy.sent(shownMask(sms.sent.mobileMasked)) : copy.label}
        </span>
        <Button
          kind="text"
          size="medium"
          className={styles.send}
          disabled={isWaiting}
          onClick={() => send('sms')}
        >
          {isWaiting ? copy.resendIn(sms.secondsLeft) : sms.sent ? copy.resend : copy.send}
        </Button>
      </div>
      <CodeBox
        {...bound}
        length={CODE_LENGTH}
        label={copy.label}
        autoComplete="one-time-code"
        enterKeyHint="done"
        error={fieldState.error?.message ?? sms.error ?? sms.locked ?? undefined}
        onValueChange={onChange}
        {...(onComplete && { onComplete })}
      />
      {hasVoice && sms.sent && (
        <p className={styles.voice}>
          <span>{copy.voiceAsk}</span>
          <Button kind="text" size="small" disabled={isWaiting} onClick={() => send('voice')}>
            {copy.voiceSend}
          </Button>
        </p>
      )}
    </>
  )
}
