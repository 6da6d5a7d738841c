import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { Stack } from '../Stack/index.ts'
import { StateMark, type StateMarkProps } from './StateMark.tsx'
import * as styles from './StateHead.css.ts'

export interface StateHeadProps extends Omit<StateMarkProps, 'children'> {
  ref?: Ref<HTMLDivElement>
  /** The large icon. */
  icon: ReactNode
  title: ReactNode
  /** Id of the title, for what it names. */
  titleId?: string
  /** What the state means. */
  text?: ReactNode
  /** Between title and text: a figure. */
  children?: ReactNode
  className?: string | undefined
}

/** The head of a state: a large icon, one sentence, and what it means. Announced when it changes. */
export function StateHead({ ref, icon, title, titleId, text, children, className, ...mark }: StateHeadProps) {
  return (
    <Stack ref={ref} gap={2} align="center" role="status" className={cx(styles.root, className)}>
      <StateMark {...mark}>{icon}</StateMark>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
      {text && <p className={styles.text}>{text}</p>}
    </Stack>
  )
}
