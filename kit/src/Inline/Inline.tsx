'use client'
import type { BoxProps } from '../boxes/box.ts'
import * as boxes from '../boxes/boxes.css.ts'
import { cx } from '../cx.ts'
import { ownText } from '../ownText.tsx'
import * as styles from './Inline.css.ts'
import type { inlineAligns, inlineFills, inlineJustifies } from './variants.ts'

interface Common extends BoxProps {
  /** Where the children stand between the ends of the line. */
  justify?: (typeof inlineJustifies)[number]
}

interface OneLine extends Common {
  wrap?: false
  /** Where the children stand in the height of the line. */
  align?: (typeof inlineAligns)[number]
  /** This child takes the space that the others leave. `last` is for two children. */
  fill?: (typeof inlineFills)[number]
}

interface Wrapped extends Common {
  /** Children that have no place go to the next line. They have no margins of their own. */
  wrap: true
  align?: never
  fill?: never
}

export type InlineProps = OneLine | Wrapped

/** Children beside each other, with the same space between them: an icon and its text, a label and its value, tags. */
export function Inline(props: InlineProps) {
  const {
    ref,
    as = 'div',
    gap = 2,
    justify = 'start',
    align,
    fill,
    wrap,
    className,
    children,
    ...rest
  } = props
  // One of several names; the props are those of any element.
  const Element = as as 'section'
  const line = wrap
    ? cx(styles.wrap, styles.wrapGap[gap], styles.justify[justify])
    : cx(
        styles.row,
        styles.align[align ?? 'center'],
        boxes.gap[gap],
        fill ? styles.fill[fill] : styles.justify[justify],
      )
  return (
    <Element {...rest} ref={ref} className={cx(line, className)}>
      {ownText(children)}
    </Element>
  )
}
