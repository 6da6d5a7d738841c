import { FooterBar, type FooterBarProps } from '@koo/kit/FooterBar'
import * as styles from './layout.css.ts'

/** The buttons of a page in its footer, one below the other: one primary, the others as text. */
export function FooterActions(props: FooterBarProps) {
  return <FooterBar {...props} className={styles.actions} />
}
