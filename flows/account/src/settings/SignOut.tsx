import { userLogout } from '@koo/api-client/calls'
import { useSession } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { useOneAtATime } from '@koo/page'
import { useDialog } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import { copy } from './copy.ts'

/**
 * The way out of the account, where a customer has signed in here. The server is told first; whatever it says, this phone forgets
 * the customer: who hands it on must not have to wait for a network.
 */
export function SignOut() {
  const session = useSession()
  const gateway = useGateway()
  const ask = useDialog()
  const one = useOneAtATime()
  if (session.signsInAlone) return null
  const { button, ...question } = copy.signOut
  const signOut = async () => {
    if (!(await ask({ ...question, confirmText: button, danger: true }))) return
    await userLogout(gateway, {}).catch(() => undefined)
    session.signOut()
  }
  return (
    <Button
      block
      kind="secondary"
      lock={0}
      data-event="sign_out"
      loading={one.busy}
      onClick={() => void one.run(signOut)}
    >
      {button}
    </Button>
  )
}
