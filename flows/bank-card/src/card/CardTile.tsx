import { otherQueryUserMerchantQuery, userQueryCardStatusQuery } from '@koo/api-client/calls'
import { BankLogo } from '@koo/kit/BankLogo'
import { IconChevron, IconInfo } from '@koo/kit/Icon'
import { VisuallyHidden } from '@koo/kit/VisuallyHidden'
import { useCall } from '@koo/page/query'
import { showsBankLogos } from '@koo/steps'
import { useServerPicture } from '@koo/steps/server-picture'
import { cardNotice, type CardFace } from './cards.ts'
import { copy } from './copy.ts'
import * as styles from './card.css.ts'

interface CardTileProps {
  card: CardFace
  /** The whole card is a button. */
  onOpen?: () => unknown
}

/** One bank card. Its status at the bank loads after the list; a status that does not load shows nothing. */
export function CardTile({ card, onOpen }: CardTileProps) {
  const { id, bankName, tail, hue, isLocal, isDefault, logo, background } = card
  const picture = useServerPicture(background)
  const merchant = useCall(otherQueryUserMerchantQuery, {})
  const showsLogo = merchant.isSuccess && showsBankLogos(merchant.data)
  const status = useCall(userQueryCardStatusQuery, { userCardId: id })
  const notice = status.data && cardNotice(status.data)
  return (
    <article className={`${styles.root} ${styles.hue[hue]}`}>
      {picture && <img {...picture} alt="" className={styles.picture} />}
      <div className={styles.head}>
        <BankLogo className={styles.logo} bankName={bankName} {...(showsLogo && logo && { src: logo })} />
        <div>
          <h2 className={styles.bank}>{bankName}</h2>
          <p className={styles.kind}>{isLocal ? `${copy.kind} · ${copy.local}` : copy.kind}</p>
        </div>
        <div className={styles.end}>
          {isDefault && <span className={styles.mark}>{copy.isDefault}</span>}
          {onOpen && <IconChevron />}
        </div>
      </div>
      <p className={styles.digits}>
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
      {onOpen && (
        <button
          type="button"
          data-event="open_card"
          className={styles.cover}
          aria-label={copy.open(bankName, tail)}
          onClick={() => void onOpen()}
        />
      )}
    </article>
  )
}
