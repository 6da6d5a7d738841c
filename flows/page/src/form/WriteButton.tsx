import { Button, type ButtonProps } from '@koo/kit/Button'
import { FieldMessage } from '@koo/kit/Field'
import type { ConfirmOptions } from '@koo/kit/OverlayHost'
import { Stack } from '@koo/kit/Stack'
import { useId } from 'react'
import { useDialog } from '../overlay/useDialog.ts'
import { useSubmit, type SerialOptional, type WriteCall } from './useSubmit.ts'

export interface WriteButtonProps<Request, Content, Code extends number> extends Omit<
  ButtonProps,
  'onClick' | 'loading' | 'type'
> {
  call: WriteCall<Request, Content, Code>
  request: SerialOptional<Request>
  /** Asked before the call, for what cannot be taken back. */
  confirm?: Omit<ConfirmOptions, 'signal'>
  onDone?: (content: Content) => unknown
  /** Called after each attempt, whatever came of it: what the page shows may be old now. */
  onSettled?: () => unknown
}

/** A button that makes one write, with why it failed below it: for a row of a list, or the thing that a page is about. */
export function WriteButton<Request, Content, Code extends number>(
  props: WriteButtonProps<Request, Content, Code>,
) {
  const { call, request, confirm, onDone, onSettled, ...button } = props
  const ask = useDialog()
  const id = useId()
  const write = useSubmit(call, {
    ...(confirm && { before: () => ask(confirm) }),
    ...(onDone && { onDone }),
  })
  return (
    <Stack gap={1} align={button.block ? 'stretch' : 'start'}>
      <Button
        {...button}
        aria-describedby={id}
        loading={write.pending}
        onClick={async () => {
          await write.run(request)
          await onSettled?.()
        }}
      />
      <FieldMessage compact id={id} error={write.failure?.text} />
    </Stack>
  )
}
