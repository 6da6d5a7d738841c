'use client'
import type { CSSProperties, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Field.css.ts'
import { FieldMessage } from './FieldMessage.tsx'
import { RequiredMark } from './RequiredMark.tsx'
import { useField, type FieldControl, type FieldOptions } from './useField.ts'

/** What the frame hands to its control. */
export interface FramedControl extends FieldControl {
  /** In a group, where no `<label>` can point at the control. */
  'aria-labelledby'?: string
}

export interface FieldFrameProps extends FieldOptions {
  label: ReactNode
  /** The label is spoken only: the page shows it by other means. */
  labelHidden?: boolean | undefined
  /** At the end of the label's row, such as a counter. */
  aside?: ReactNode
  /** The field is several controls: the message stands above them, where the eye begins. */
  group?: boolean
  className?: string | undefined
  style?: CSSProperties | undefined
  /**
   * Renders the control with the attributes that tie it to label and message. `labelId` is for a control whose name is
   * more than its label, such as a button that shows the value.
   */
  children: (control: FramedControl, isInvalid: boolean, labelId: string) => ReactNode
}

/**
 * The frame around every control that holds a value: label, required mark, hint and error, and the attributes that
 * tie them to the control.
 */
export function Field(props: FieldFrameProps) {
  const { label, labelHidden = false, aside, hint, error, required, group = false } = props
  const { control, labelId, messageId, isInvalid } = useField(props)
  const text = (
    <>
      {label}
      <RequiredMark required={required} />
    </>
  )
  const name = group ? (
    <span id={labelId} className={styles.label}>
      {text}
    </span>
  ) : (
    <label id={labelId} htmlFor={control.id} className={styles.label}>
      {text}
    </label>
  )
  const message = <FieldMessage id={messageId} hint={hint} error={error} compact={group} />
  return (
    <div className={cx(styles.root, group && styles.groupRoot, props.className)} style={props.style}>
      {labelHidden ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <div className={styles.head}>
          {name}
          {aside && <span className={styles.aside}>{aside}</span>}
        </div>
      )}
      {group && message}
      {props.children(group ? { ...control, 'aria-labelledby': labelId } : control, isInvalid, labelId)}
      {!group && message}
    </div>
  )
}
