import type { ReactNode } from 'react'
import * as styles from './Guide.css.ts'

/** One step: a line, or a line with more about it below, and a drawing of `@koo/kit/Drawing` at its end. */
export type GuideStep =
  | string
  | { readonly title: string; readonly text?: string; readonly drawing?: ReactNode }

export interface GuideProps {
  steps: readonly GuideStep[]
}

/** How something is done, step by step, as numbered lines. */
export function Guide({ steps }: GuideProps) {
  return (
    <ol className={styles.root}>
      {steps.map((step, index) => {
        const { title, text, drawing } = typeof step === 'string' ? { title: step } : step
        return (
          <li key={title} className={styles.step}>
            {/* The list is numbered for screen readers. */}
            <span aria-hidden="true" className={styles.dot}>
              {index + 1}
            </span>
            <div>
              <p className={styles.title}>{title}</p>
              {text && <p className={styles.text}>{text}</p>}
            </div>
            {drawing && <div className={styles.drawing}>{drawing}</div>}
          </li>
        )
      })}
    </ol>
  )
}
