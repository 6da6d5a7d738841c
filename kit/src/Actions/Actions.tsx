'use client'
import { Stack, type StackProps } from '../Stack/index.ts'

export type ActionsProps = Omit<StackProps, 'align'>

/** The buttons of a page, a card or a dialog, one below the other: one primary, the others as text. */
export function Actions({ gap = 2, ...rest }: ActionsProps) {
  return <Stack {...rest} gap={gap} />
}
