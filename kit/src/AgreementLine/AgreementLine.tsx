'use client'
import { useId, type ReactNode } from 'react'
import { CheckMark, type CheckMarkProps } from '../Checkbox/CheckMark.tsx'
import { cx } from '../cx.ts'
import { FieldMessage, useField, type FieldProps } from '../Field/index.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import * as styles from './AgreementLine.css.ts'
import { agreementLineWords } from './words.ts'

export interface AgreementRef {
  id: string
  /** Name of the agreement; book-title marks are added where they are missing. */
  name: string
}

type NativeBox = Omit<
  CheckMarkProps,
  keyof FieldProps<boolean> | 'inRow' | 'checked' | 'defaultChecked' | 'children'
>

/**
 * Props of {@link AgreementLine}. Native props and the ref go to the checkbox, className and style to the root. The
 * label is the sentence itself.
 */
export interface AgreementLineProps
  extends
    NativeBox,
    Omit<FieldProps<boolean, HTMLInputElement>, 'label' | 'value' | 'defaultValue' | 'onValueChange'> {
  className?: string
  /** Consent is always the caller's: there is no start value, so nothing can be ticked in advance by the kit. */
  value: boolean
  onValueChange: (ticked: boolean) => void
  agreements: readonly AgreementRef[]
  /** An agreement was tapped. Does not tick the box. */
  onOpen: (id: string) => void
  /** Agreements named in the line; the rest is behind one link. */
  max?: number
  /** That link was tapped. */
  onOpenAll?: () => void
  /** Words before the names. */
  lead?: string
  /** Words after the names. */
  tail?: string
  /** Asks for the tick; announced, and the line shakes once. */
  error?: ReactNode
}

/** One consent to several agreements, with links to each (spec 2 "Agreement line"). */
export function AgreementLine(props: AgreementLineProps) {
  const {
    value,
    onValueChange,
    agreements,
    onOpen,
    max = 2,
    onOpenAll,
    lead,
    tail,
    hint,
    error,
    ...native
  } = props
  const { id, onChange, required, readOnly, className, style, ...rest } = native
  const t = usePartWords('agreementLine', agreementLineWords)
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
        {/* The words tick the box, the names open their agreement: a link inside the label could do either. */}
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
          {hidden && <InlineLink onOpen={() => onOpenAll?.()}>{t.more(agreements.length)}</InlineLink>}
          <label htmlFor={control.id}>{tail ?? t.tail}</label>
        </p>
      </div>
      <FieldMessage compact id={messageId} hint={hint} error={error} className={styles.message} />
    </div>
  )
}

/**
 * A link that flows with the words around it. A `<button>` is one block to the line breaker and would leave holes
 * before long names, and there is no address that an `<a>` could have: the caller opens the text.
 */
function InlineLink({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <span
      role="link"
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
