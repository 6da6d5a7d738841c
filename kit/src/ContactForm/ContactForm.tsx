'use client'
import { useId, type ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { cx } from '../cx.ts'
import { ownText } from '../ownText.tsx'
import { FieldMessage, FieldStack } from '../Field/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Surface, type SurfaceProps } from '../Surface/index.ts'
import { Tag } from '../Tag/index.ts'
import * as styles from './ContactForm.css.ts'
import { contactFormStrings } from './strings.ts'
import type { contactStatuses } from './variants.ts'

export interface ContactFormProps extends Omit<SurfaceProps, 'pad' | 'heading' | 'aside' | 'title'> {
  /** Place of the contact on the page, counted from 1: 第1联系人. */
  position: number
  title?: ReactNode
  /** Grey line under the title: who may be named here. */
  text?: ReactNode
  /** Result of the check of a contact that was entered before. */
  status?: (typeof contactStatuses)[number]
  /** Why this contact was refused; announced. */
  error?: ReactNode
  /** Opens the address book of the host; without it there is no button. */
  onPick?: () => unknown
  /** A ContactRecommend. */
  recommendation?: ReactNode
  /** The fields: a SelectField for the relation, a NameField, a PhoneField. */
  children: ReactNode
}

const tones = { verified: 'ok', pending: 'warn', failed: 'bad' } as const

/**
 * One emergency contact to fill in. The fields are children, so that a page binds each to its form; this frame adds the title,
 * the state of the contact, the way to the address book and the recommendation.
 */
export function ContactForm(props: ContactFormProps) {
  const { position, title, text, status, error, onPick, recommendation, className, children, ...rest } = props
  const t = usePartStrings('contactForm', contactFormStrings)
  const messageId = useId()
  return (
    <Surface
      aria-describedby={error ? messageId : undefined}
      {...rest}
      className={cx(Boolean(error) && styles.invalid, className)}
      heading={
        <span className={styles.heading}>
          {ownText(title ?? t.title(position))}
          {status && <Tag tone={tones[status]}>{t[status]}</Tag>}
        </span>
      }
      aside={
        onPick && (
          <Button kind="text" size="small" className={styles.pick} onClick={onPick}>
            {t.pick}
          </Button>
        )
      }
    >
      {text && <p className={styles.text}>{text}</p>}
      {/* Rendered before it has a text, so that the text is announced. */}
      <FieldMessage compact id={messageId} error={error} className={styles.message} />
      {recommendation && <div className={styles.recommendation}>{recommendation}</div>}
      <FieldStack>{children}</FieldStack>
    </Surface>
  )
}
