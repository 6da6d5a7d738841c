'use client'
import type { BoxProps } from '../boxes/box.ts'
import * as boxes from '../boxes/boxes.css.ts'
import { cx } from '../cx.ts'
import { ownText } from '../ownText.tsx'
import * as styles from './Stack.css.ts'
import type { stackAligns } from './variants.ts'

export interface StackProps extends BoxProps {
  /** `stretch`: as wide as the column. `center` puts the lines of texts in the middle as well. */
  align?: (typeof stackAligns)[number]
}

/** Children one below the other, with the same space between them. */
export function Stack({
  ref,
  as = 'div',
  gap = 3,
  align = 'stretch',
  className,
  children,
  ...rest
}: StackProps) {
  // One of several names; the props are those of any element.
  const Element = as as 'section'
  return (
    <Element {...rest} ref={ref} className={cx(styles.root, styles.align[align], boxes.gap[gap], className)}>
      {ownText(children)}
    </Element>
  )
}
