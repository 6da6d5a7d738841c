'use client'
import type { BoxProps } from '../boxes/box.ts'
import * as boxes from '../boxes/boxes.css.ts'
import { cx } from '../cx.ts'
import { ownText } from '../ownText.tsx'
import * as styles from './Grid.css.ts'
import type { gridColumns } from './variants.ts'

export interface GridProps extends BoxProps {
  columns?: (typeof gridColumns)[number]
}

/** Children in columns of the same width: tiles, two buttons beside each other. */
export function Grid({ ref, as = 'div', gap = 3, columns = 2, className, children, ...rest }: GridProps) {
  // One of several names; the props are those of any element.
  const Element = as as 'section'
  return (
    <Element
      {...rest}
      ref={ref}
      className={cx(styles.root, styles.columns[columns], boxes.gap[gap], className)}
    >
      {ownText(children)}
    </Element>
  )
}
