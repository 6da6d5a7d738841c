import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import * as styles from './Drawing.css.ts'

export interface DrawingProps extends ComponentProps<'svg'> {
  /** Accessible name. Without one the drawing is decorative and hidden from screen readers. */
  title?: string
}

/** What a drawing is made of: the data of four paths on the grid of 96 by 72. The ground below is the same for all. */
interface Paths {
  /** The pale shape behind, a little to the right and below. */
  tint: string
  /** The part that is filled. */
  soft: string
  /** The outline. */
  line: string
  /** What the drawing is about, in the colour of the brand. */
  accent: string
}

/** Creates a drawing in the colours of the theme. Its lines are drawn once, when it appears. */
export function createDrawing(displayName: string, { tint, soft, line, accent }: Paths) {
  function Drawing({ title, className, ...rest }: DrawingProps) {
    return (
      <svg
        viewBox="0 0 96 72"
        role={title ? 'img' : undefined}
        aria-label={title}
        aria-hidden={title ? undefined : true}
        focusable="false"
        {...rest}
        className={cx(styles.root, className)}
      >
        <path className={styles.tint} d={tint} />
        <path className={styles.soft} d={soft} />
        <path className={styles.ground} d="M18 66h46M71 66h7" />
        <path className={styles.line} pathLength={1} d={line} />
        <path className={styles.accent} pathLength={1} d={accent} />
      </svg>
    )
  }
  Drawing.displayName = displayName
  return Drawing
}
