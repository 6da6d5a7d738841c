import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { Stack } from '../Stack/index.ts'
import { StateDrawing } from './StateDrawing.tsx'
import { StateMark, type StateMarkProps } from './StateMark.tsx'
import * as styles from './StateHead.css.ts'

export interface StateHeadProps extends Omit<StateMarkProps, 'children'> {
  ref?: Ref<HTMLDivElement>
  /** The large icon. */
  icon?: ReactNode
  /** A drawing of `@koo/kit/Drawing`, in place of the icon. */
  drawing?: ReactNode
  title: ReactNode
  /** Id of the title, for what it names. */
  titleId?: string
  /** What the state means. */
  text?: ReactNode
  /** Between title and text: a figure. */
  children?: ReactNode
  /** `alert` for what has just failed. Default: `status`. */
  role?: 'status' | 'alert'
  className?: string | undefined
}

/** The head of a state: a drawing or a large icon, one sentence, and what it means. Announced when it changes. */
export function StateHead(props: StateHeadProps) {
  const { ref, icon, drawing, title, titleId, text, children, role = 'status', className, ...mark } = props
  return (
    <Stack ref={ref} gap={2} align="center" role={role} className={cx(styles.root, className)}>
      {drawing ? <StateDrawing {...mark}>{drawing}</StateDrawing> : <StateMark {...mark}>{icon}</StateMark>}
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
      {text && <p className={styles.text}>{text}</p>}
    </Stack>
  )
}
