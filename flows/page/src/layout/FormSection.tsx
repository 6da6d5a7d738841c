import { FieldStack } from '@koo/kit/Field'
import { Surface } from '@koo/kit/Surface'
import type { ReactNode } from 'react'

export interface FormSectionProps {
  /** What its fields are about. */
  heading: ReactNode
  /** Fields. */
  children: ReactNode
}

/** Some of the fields of a long form, on a surface of their own: for a `FormPage` with `surface={false}`. */
export function FormSection({ heading, children }: FormSectionProps) {
  return (
    <Surface heading={heading}>
      <FieldStack>{children}</FieldStack>
    </Surface>
  )
}
