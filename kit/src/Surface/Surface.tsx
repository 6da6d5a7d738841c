'use client'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { ownText } from '../ownText.tsx'
import * as styles from './Surface.css.ts'
import type { surfacePads } from './variants.ts'

export interface SurfaceProps extends ComponentProps<'section'> {
  /** `box`: padding on all sides. `list`: for ListRows. `none`: the content sets its own. */
  pad?: (typeof surfacePads)[number]
  /** Heading of the section. */
  heading?: ReactNode
  /** Level of the heading. */
  level?: 2 | 3
  /** Grey text or an action on the line of the heading. */
  aside?: ReactNode
}

/** A card on the page. Separate its content by space and thin lines, not by more boxes. */
export function Surface({
  pad = 'box',
  heading,
  level = 2,
  aside,
  className,
  children,
  ...rest
}: SurfaceProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      aria-labelledby={heading ? id : undefined}
      {...rest}
      className={cx(styles.root, styles.pad[pad], className)}
    >
      {(heading || aside) && (
        <div className={cx(styles.head, pad !== 'box' && styles.headInList)}>
          {heading && (
            <Heading id={id} className={styles.heading}>
              {heading}
            </Heading>
          )}
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
      )}
      {ownText(children)}
    </section>
  )
}
