import { useSession } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { Surface } from '@koo/kit/Surface'
import { copy } from './copy.ts'
import type { FloorProps } from './floorProps.ts'
import * as styles from './floors.css.ts'
import { useFollow } from './useFollow.ts'

/** What the customer can borrow or has to pay, in the words of the server, with its one button. A visitor signs in. */
export function LimitFloor({ floor: { items }, exit }: Pick<FloorProps, 'floor' | 'exit'>) {
  const isCustomer = useSession().isLoggedIn()
  const follow = useFollow('card')
  const [item] = items
  if (!item) return null
  const { title, text, url, button } = item
  return (
    <Surface className={styles.limit}>
      <h2 className={styles.limitTitle}>{title}</h2>
      {text && <p className={styles.limitText}>{text}</p>}
      {(url !== '' || !isCustomer) && (
        <Button
          block
          data-event={isCustomer ? 'card' : 'sign_in'}
          className={styles.limitButton}
          onClick={() => (isCustomer ? follow(url) : exit('enter'))}
        >
          {button || copy.look}
        </Button>
      )}
    </Surface>
  )
}
