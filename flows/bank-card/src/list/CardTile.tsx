import { userQueryCardStatusQuery } from '@koo/api-client/calls'
import { BankLogo } from '@koo/kit/BankLogo'
import { IconInfo } from '@koo/kit/Icon'
import { VisuallyHidden } from '@koo/kit/VisuallyHidden'
import { useCall } from '@koo/page/query'
import { cardNotice, type CardFace } from './cards.ts'
import { copy } from './copy.ts'
import * as styles from './card.css.ts'

/** One bank card. Its status at the bank loads after the list; a status that does not load shows nothing. */
export function CardTile({ card, showsLogo }: { card: CardFace; showsLogo: boolean }) {
  const { id, bankName, tail, hue, isLocal, isDefault, logo } = card
  const status = useCall(userQueryCardStatusQuery, { userCardId: id })
  const notice = status.data && cardNotice(status.data)
  return (
    <article className={`${styles.root} ${styles.hue[hue]}`}>
      <div className={styles.head}>
        <BankLogo className={styles.logo} bankName={bankName} {...(showsLogo && logo && { src: logo })} />
        <div>
          <h2 className={styles.bank}>{bankName}</h2>
          <p className={styles.kind}>{isLocal ? `${copy.kind} · ${copy.local}` : copy.kind}</p>
        </div>
        {isDefault && <span className={styles.mark}>{copy.isDefault}</span>}
      </div>
      <p className={styles.number}>
        <span className={styles.dots} aria-hidden="true">
          ••••
        </span>
        <VisuallyHidden>{copy.tail}</VisuallyHidden>
        <span>{tail}</span>
      </p>
      {notice && (
        <p className={styles.notice}>
          <IconInfo />
          <span>{notice}</span>
        </p>
      )}
    </article>
  )
}
