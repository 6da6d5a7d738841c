import { userSelectUserDataQuery } from '@koo/api-client/calls'
import { useSession } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { IconPerson } from '@koo/kit/Icon'
import { ListRow } from '@koo/kit/ListRow'
import { Skeleton } from '@koo/kit/Skeleton'
import { Surface } from '@koo/kit/Surface'
import { maskedPhone } from '@koo/page'
import { hasFailed, useCall } from '@koo/page/query'
import { copy } from './copy.ts'
import * as styles from './mine.css.ts'
import type { Props } from './step.ts'

type PersonProps = Pick<Props, 'exit'>

// role.1
/** Who is signed in; a visitor is asked to. */
export const Person = ({ exit }: PersonProps) =>
  useSession().isLoggedIn() ? <Customer exit={exit} /> : <Visitor exit={exit} />

/** The row leads on also without the name. */
function Customer({ exit }: PersonProps) {
  const person = useCall(userSelectUserDataQuery, {}, { staleTime: 0 })
  const { data } = person
  const isWaiting = data === undefined && !hasFailed(person)
  return (
    <Surface pad="list">
      <ListRow
        data-event="profile"
        icon={face}
        label={isWaiting ? <Skeleton width={96} /> : data?.nickname?.trim() || copy.name}
        note={isWaiting ? <Skeleton width={120} /> : maskedPhone(data?.mobile ?? '')}
        value={copy.profile}
        tone="quiet"
        onClick={() => void exit('profile')}
      />
    </Surface>
  )
}

const face = (
  <span className={styles.face}>
    <IconPerson />
  </span>
)

const Visitor = ({ exit }: PersonProps) => (
  <Surface>
    <div className={styles.visitor}>
      {face}
      <p className={styles.text}>{copy.visitor.title}</p>
      <Button size="medium" data-event="sign_in" onClick={() => exit('signIn')}>
        {copy.visitor.action}
      </Button>
    </div>
  </Surface>
)
