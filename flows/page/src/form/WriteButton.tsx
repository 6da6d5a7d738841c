import { Button, type ButtonProps } from '@koo/kit/Button'
import { FieldMessage } from '@koo/kit/Field'
import type { ConfirmOptions } from '@koo/kit/OverlayHost'
import { Stack } from '@koo/kit/Stack'
import { useId } from 'react'
import { useDialog } from '../overlay/useDialog.ts'
import * as styles from './WriteButton.css.ts'
import { useSubmit, type SerialOptional, type WriteCall } from './useSubmit.ts'

export interface WriteButtonProps<Request, Content, Code extends number> extends Omit<
  ButtonProps,
  'onClick' | 'loading' | 'type'
> {
  call: WriteCall<Request, Content, Code>
  request: SerialOptional<Request>
  /** Asked before the call, for what cannot be taken back. */
  confirm?: Omit<ConfirmOptions, 'signal'>
  /** Made twice it does no harm, such as asking for an address: a lost reply is an ordinary failure. */
  repeatable?: boolean
  onDone?: (content: Content) => unknown
  /** Called after each attempt, whatever came of it: what the page shows may be old now. */
  onSettled?: () => unknown
}

/**
 * A button that makes one write, with why it failed: below it in a row of a list, above it when it fills the bar of a page, where
 * nothing stands below.
 */
export function WriteButton<Request, Content, Code extends number>(
  props: WriteButtonProps<Request, Content, Code>,
) {
  const { call, request, confirm, repeatable = false, onDone, onSettled, ...button } = props
  const ask = useDialog()
  const id = useId()
  const write = useSubmit(call, {
    repeatable,
    ...(confirm && { before: () => ask(confirm) }),
    ...(onDone && { onDone }),
  })
  const error = write.failure?.text
  const why = (
    <FieldMessage
      compact
      id={id}
      error={error}
      {...(button.block && error !== undefined && { className: styles.above })}
    />
  )
  const control = (
    <Button
      {...button}
      aria-describedby={id}
      loading={write.pending}
      onClick={async () => {
        await write.run(request)
        await onSettled?.()
      }}
    />
  )
  if (button.block)
    return (
      <div>
        {why}
        {control}
      </div>
    )
  return (
    <Stack gap={1} align="start">
      {control}
      {why}
    </Stack>
  )
}
