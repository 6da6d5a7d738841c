import { Amount } from '@koo/kit/Amount'
import type { Article } from './articles.ts'
import { copy } from './copy.ts'
import * as styles from './shop.css.ts'

interface TotalProps {
  article: Article
  hasCoupon: boolean
}

/** What is bought, and what it costs without a coupon: the amount of an order is the server's, and is said before it is paid. */
export const Total = ({ article: { name, price }, hasCoupon }: TotalProps) => (
  <p className={styles.total}>
    <span>{name}</span>
    <Amount unit="¥" value={price} size="large" />
    <span className={styles.note}>{hasCoupon ? copy.later : copy.exact}</span>
  </p>
)
