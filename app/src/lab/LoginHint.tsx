import { copy } from './copy.ts'
import * as styles from './Lab.css.ts'

/** On the login page of a demo: how to get in. */
export default function LoginHint() {
  return <p className={styles.hint}>{copy.hint}</p>
}
