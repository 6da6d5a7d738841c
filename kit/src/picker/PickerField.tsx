import { useId, type ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Field, FieldLine, type FieldProps } from '../Field/index.ts'
import { control as controlClass } from '../Field/Field.css.ts'
import { IconChevronDown } from '../Icon/index.ts'
import { useStrings } from '../locale/useStrings.ts'
import { Spinner } from '../Spinner/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './PickerField.css.ts'

/** The field props without the value. */
export type PickerFieldProps = Omit<
  FieldProps<never, HTMLButtonElement>,
  'value' | 'defaultValue' | 'onValueChange'
> &
  Omit<ComponentProps<'button'>, keyof FieldProps<never> | 'type' | 'children'>

interface PickerFrameProps extends PickerFieldProps {
  /** The value as text; empty while there is none. */
  text: string
  placeholder: string
  /** The value in a native form, under `name`. */
  formValue: string
  open: boolean
  /** The user wants the sheet, but its code is still loading. */
  waiting: boolean
  /** Called on touch or focus: the sheet may be needed soon. */
  onPrepare: () => void
  onOpen: () => void
}

/** A field whose value is selected in a sheet: the line shows the value and is the button that opens the sheet. */
export function PickerField(props: PickerFrameProps) {
  const { ref, label, hint, error, required, id, className, style, name, disabled, readOnly, ...others } =
    props
  const { text, placeholder, formValue, open, waiting, onPrepare, onOpen, onBlur, onFocus, ...more } = others
  const { 'aria-describedby': describedBy, onPointerDown, onClick, ...rest } = more
  const t = useStrings()
  const ownId = useId()
  const [valueId, requiredId] = [`${ownId}-value`, `${ownId}-required`]
  const canOpen = !disabled && !readOnly
  return (
    <Field
      {...{ label, hint, error, required, id, className, style }}
      aria-describedby={cx(required && requiredId, describedBy) || undefined}
    >
      {({ 'aria-required': _noAttributeOfAButton, ...control }, isInvalid, labelId) => (
        <FieldLine invalid={isInvalid} disabled={disabled} readOnly={readOnly}>
          <button
            {...rest}
            {...control}
            ref={ref}
            type="button"
            // A label alone would be the whole name of the button; screen readers must read the value as well.
            aria-labelledby={`${labelId} ${valueId}`}
            aria-haspopup={canOpen ? 'dialog' : undefined}
            aria-expanded={canOpen ? open : undefined}
            aria-disabled={readOnly || undefined}
            aria-busy={waiting || undefined}
            disabled={disabled}
            onPointerDown={(event) => {
              onPointerDown?.(event)
              if (canOpen) onPrepare()
            }}
            onFocus={(event) => {
              onFocus?.(event)
              if (canOpen) onPrepare()
            }}
            // The sheet is part of the field, so moving the focus into it is not a blur.
            onBlur={(event) => {
              if (!open) onBlur?.(event)
            }}
            onClick={(event) => {
              onClick?.(event)
              if (canOpen) onOpen()
            }}
            className={cx(controlClass, styles.button)}
          >
            <span id={valueId} className={cx(styles.text, text === '' && styles.placeholder)}>
              {text || placeholder}
            </span>
            {/* Down: it opens a list here. An arrow to the right leads to another page. */}
            {canOpen &&
              (waiting ? <Spinner className={styles.mark} /> : <IconChevronDown className={styles.mark} />)}
          </button>
          {required && (
            <VisuallyHidden id={requiredId} aria-hidden="true">
              {t.required}
            </VisuallyHidden>
          )}
          {name !== undefined && <input type="hidden" name={name} value={formValue} disabled={disabled} />}
        </FieldLine>
      )}
    </Field>
  )
}
