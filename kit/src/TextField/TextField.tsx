'use client'
import { plainText } from '../text.ts'
import { TextInput, type TextFieldProps } from './TextInput.tsx'

/** One line without control characters. */
const plainLine = (text: string) => plainText(text).replaceAll('\n', ' ')

/**
 * A field for one line of text; control characters are dropped. `className` and `style` go to the root, everything else,
 * the ref included, to the input: `{...register('name')}` works as it is.
 */
export function TextField(props: TextFieldProps) {
  return <TextInput {...props} clean={plainLine} />
}
