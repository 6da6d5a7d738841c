import { copy } from './copy.ts'
import * as styles from './LoginHint.css.ts'

/** Tells the visitor of a demo how to sign in. Shown on the login page. */
export default function LoginHint() {
  return <p className={styles.hint}>{copy.hint}</p>
}
