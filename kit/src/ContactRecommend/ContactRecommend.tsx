'use client'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './ContactRecommend.css.ts'
import { contactRecommendStrings } from './strings.ts'
import type { recommendStates } from './variants.ts'

export interface RecommendedContact {
  id: string
  name: string
  /** As it is shown, masked: 138****0001. */
  phone: string
}

export interface ContactRecommendProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  state: (typeof recommendStates)[number]
  contacts?: readonly RecommendedContact[]
  /** Called when a contact is tapped; the caller fills the form. */
  onSelect: (id: string) => void
  /** How many more may be used. */
  left?: number
  /** Below the contacts, also where there are none: a button that looks for more. */
  children?: ReactNode
}

const NONE: readonly RecommendedContact[] = []

/** Contacts that the host recommends; a tap fills the form. Renders nothing when there are none and nothing looks for more. */
export function ContactRecommend(props: ContactRecommendProps) {
  const { state, contacts = NONE, onSelect, left, className, children, ...rest } = props
  const t = usePartStrings('contactRecommend', contactRecommendStrings)
  const titleId = useId()
  const isEmpty = state === 'ready' && contacts.length === 0
  if (isEmpty && !children) return null
  return (
    <div
      role="group"
      aria-labelledby={titleId}
      aria-busy={state === 'computing' || undefined}
      {...rest}
      className={cx(styles.root, className)}
    >
      <p className={styles.head}>
        <span id={titleId} className={styles.title}>
          {t.titles[isEmpty ? 'exhausted' : state]}
        </span>
        {state === 'ready' && !isEmpty && left !== undefined && (
          <span className={styles.left}>{t.left(left)}</span>
        )}
      </p>
      <VisuallyHidden role="status">
        {state === 'computing'
          ? t.titles.computing
          : state === 'ready' && !isEmpty && t.found(contacts.length)}
      </VisuallyHidden>
      {state === 'exhausted' && <p className={styles.text}>{t.exhausted}</p>}
      {state !== 'exhausted' && !isEmpty && (
        <ul className={styles.list}>
          {state === 'computing'
            ? [1, 2].map((place) => (
                <li key={place}>
                  <Skeleton shape="block" width="100%" className={styles.shape} />
                </li>
              ))
            : contacts.map(({ id, name, phone }) => (
                <li key={id}>
                  <button type="button" className={styles.contact} onClick={() => onSelect(id)}>
                    <span className={styles.name}>{name}</span>
                    <span className={styles.phone}>{phone}</span>
                  </button>
                </li>
              ))}
        </ul>
      )}
      {children}
    </div>
  )
}
