'use client'
import { useId, type ReactNode } from 'react'
import { CheckMark, type CheckMarkProps } from '../Checkbox/CheckMark.tsx'
import { cx } from '../cx.ts'
import { FieldMessage, useField, type FieldProps } from '../Field/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import * as styles from './AgreementLine.css.ts'
import { agreementLineStrings } from './strings.ts'

export interface AgreementRef {
  id: string
  /** Name of the agreement; the marks 《》 are added where they are missing. */
  name: string
}

type NativeBox = Omit<
  CheckMarkProps,
  keyof FieldProps<boolean> | 'inRow' | 'checked' | 'defaultChecked' | 'children'
>

/**
 * Props of {@link AgreementLine}. Native props and the ref go to the checkbox, className and style to the root. The
 * label is the sentence.
 */
export interface AgreementLineProps
  extends
    NativeBox,
    Omit<FieldProps<boolean, HTMLInputElement>, 'label' | 'value' | 'defaultValue' | 'onValueChange'> {
  className?: string
  /** Consent is always controlled: without a start value the kit can never tick it in advance. */
  value: boolean
  onValueChange: (ticked: boolean) => void
  agreements: readonly AgreementRef[]
  /** Called when an agreement is tapped. The tap does not tick the box. */
  onOpen: (id: string) => void
  /** Number of agreements named in the line; the others are behind one link. */
  max?: number
  /** Called when that link is tapped. */
  onOpenAll?: () => void
  /** The whole list stands on the page: the link leads there, and opens nothing over it. */
  listOnPage?: boolean
  /** Text before the names. */
  lead?: string
  /** Text after the names. */
  tail?: string
  /** Asks the user to tick the box; announced, and the line shakes once. */
  error?: ReactNode
}

/** One consent to several agreements, with links to each. */
export function AgreementLine(props: AgreementLineProps) {
  const {
    value,
    onValueChange,
    agreements,
    onOpen,
    max = 2,
    onOpenAll,
    listOnPage = false,
    lead,
    tail,
    hint,
    error,
    ...native
  } = props
  const { id, onChange, required, readOnly, className, style, ...rest } = native
  const t = usePartStrings('agreementLine', agreementLineStrings)
  const textId = useId()
  const { control, messageId } = useField({
    id,
    hint,
    error,
    required,
    'aria-describedby': rest['aria-describedby'],
  })
  const hidden = agreements.length > max

  return (
    <div className={cx(styles.root, className)} style={style}>
      <div className={cx(styles.line, Boolean(error) && styles.shaken)}>
        <CheckMark
          {...rest}
          {...control}
          checked={value}
          aria-labelledby={textId}
          aria-readonly={readOnly || undefined}
          onChange={(event) => {
            onChange?.(event)
            if (!readOnly) onValueChange(event.target.checked)
          }}
        />
        {/* The text ticks the box, the names open their agreement. A link inside the label could do either. */}
        <p id={textId} className={styles.text}>
          <label htmlFor={control.id}>{lead ?? t.lead}</label>
          {agreements.slice(0, max).map(({ id: agreement, name }, index) => (
            <span key={agreement}>
              {index > 0 && t.join}
              <InlineLink onOpen={() => onOpen(agreement)}>
                {name.startsWith('《') ? name : `${t.open}${name}${t.close}`}
              </InlineLink>
            </span>
          ))}
          {hidden && (
            <InlineLink opensList={!listOnPage} onOpen={() => onOpenAll?.()}>
              {t.more(agreements.length)}
            </InlineLink>
          )}
          <label htmlFor={control.id}>{tail ?? t.tail}</label>
        </p>
      </div>
      <FieldMessage compact id={messageId} hint={hint} error={error} className={styles.message} />
    </div>
  )
}

interface InlineLinkProps {
  /** It opens the list of all agreements over the page, not an agreement. */
  opensList?: boolean
  onOpen: () => void
  children: ReactNode
}

/**
 * A link that wraps with the text around it. A `<button>` does not wrap and would leave gaps before long names. An
 * `<a>` does not fit, because there is no address: the caller opens the agreement.
 */
function InlineLink({ opensList, onOpen, children }: InlineLinkProps) {
  return (
    <span
      role="link"
      aria-haspopup={opensList ? 'dialog' : undefined}
      tabIndex={0}
      className={styles.link}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onOpen()
      }}
    >
      {children}
    </span>
  )
}
