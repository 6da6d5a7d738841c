'use client'
import type { CSSProperties, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { ownText } from '../ownText.tsx'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Field.css.ts'
import { FieldMessage } from './FieldMessage.tsx'
import { RequiredMark } from './RequiredMark.tsx'
import { useField, type FieldControl, type FieldOptions } from './useField.ts'

/** What the frame passes to its control. */
export interface FramedControl extends FieldControl {
  /** For a group, because a `<label>` cannot point to several controls. */
  'aria-labelledby'?: string
}

export interface FieldFrameProps extends FieldOptions {
  label: ReactNode
  /** Only screen readers get the label, because the page shows it in another way. */
  labelHidden?: boolean | undefined
  /** At the end of the label's row, for example a counter. */
  aside?: ReactNode
  /** The field has several controls: the message is above them, where the user looks first. */
  group?: boolean
  className?: string | undefined
  style?: CSSProperties | undefined
  /**
   * Renders the control with the attributes that connect it to label and message. `labelId` is for a control whose name
   * is more than its label, such as a button that shows the value.
   */
  children: (control: FramedControl, isInvalid: boolean, labelId: string) => ReactNode
}

/**
 * The frame of every field: label, required mark, hint and error, and the attributes that connect them to the control.
 */
export function Field(props: FieldFrameProps) {
  const { label, labelHidden = false, aside, hint, error, required, group = false } = props
  const { control, labelId, messageId, isInvalid } = useField(props)
  const text = (
    <>
      {ownText(label)}
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
      {labelHidden && <VisuallyHidden>{name}</VisuallyHidden>}
      {(!labelHidden || aside) && (
        <div className={styles.head}>
          {!labelHidden && name}
          {aside && <span className={styles.aside}>{aside}</span>}
        </div>
      )}
      {group && message}
      {props.children(group ? { ...control, 'aria-labelledby': labelId } : control, isInvalid, labelId)}
      {!group && message}
    </div>
  )
}
