import { Button } from '@koo/kit/Button'
import { Offer } from '@koo/kit/OfferDialog'
import * as styles from './board.css.ts'
import { sampleOf } from './samples.ts'
import { TABLE, type RewardPopupName } from './table.ts'
import { popupTexts } from './texts.ts'

/** The day of all pictures. */
const NOW = Date.parse('2026-11-23T10:00:00+08:00')

const NODES = { both: '进入、离开', ENTRY_LOAN_PAGE: '进入', QUIT_LOAN_PAGE: '离开' } as const

/**
 * The table of pop-ups as a board, rendered from the table itself: the first row whose condition holds is shown. Above it is the
 * reduce-fee pop-up, which needs no row.
 */
export function PopupBoard() {
  return (
    <ol className={styles.board}>
      {TABLE.map(({ name, priority, node, when }) => (
        <li key={name} className={styles.row}>
          <div>
            <h3 className={styles.name}>
              {priority} · {name}
            </h3>
            <p className={styles.when}>{NODES[node]}</p>
            <p className={styles.when}>{when}</p>
          </div>
          <Picture name={name} />
        </li>
      ))}
    </ol>
  )
}

function Picture({ name }: { name: RewardPopupName }) {
  const { reward, node } = sampleOf(name)
  const { title, offer, confirm, cancel } = popupTexts(name, reward, { node, now: NOW })
  return (
    <div className={styles.picture}>
      <p className={styles.title}>{title}</p>
      <Offer {...offer} />
      <div className={styles.buttons}>
        <Button kind="secondary" size="medium">
          {cancel}
        </Button>
        <Button size="medium">{confirm}</Button>
      </div>
    </div>
  )
}
