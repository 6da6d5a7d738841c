import {
  userCheckWechatBindQuery,
  userQueryAccountQuery,
  userQueryIdentityQuery,
} from '@koo/api-client/calls'
import { Notice } from '@koo/kit/Notice'
import { maskedPhone } from '@koo/page'
import { useCall } from '@koo/page/query'
import { menuPage, readValue, type MenuView } from '@koo/steps/menu'
import { copy } from './copy.ts'
import { SignOut } from './SignOut.tsx'
import type { Props } from './step.ts'

/** The account is frozen (contract: `openStatus`, a number or its text). */
const FROZEN = '2'
/** The customer comes back from another page to see what has changed. */
const FRESH = { staleTime: 0 }

function useSettingsMenu({ exit }: Props): MenuView {
  const identity = useCall(userQueryIdentityQuery, {}, FRESH)
  const account = useCall(userQueryAccountQuery, {}, FRESH)
  const wechat = useCall(userCheckWechatBindQuery, {}, FRESH)
  const row = (id: keyof typeof copy.rows) => ({ id, label: copy.rows[id], onOpen: () => exit(id) })
  return {
    head: String(account.data?.openStatus) === FROZEN && (
      <Notice tone="warn" actionText={copy.service} onAction={() => void exit('service')}>
        {copy.frozen}
      </Notice>
    ),
    groups: [
      {
        heading: copy.groups.account,
        rows: [
          {
            ...row('profile'),
            value: readValue(identity, ({ realName }) => (realName ? copy.verified : copy.unverified)),
          },
          { ...row('changeMobile'), value: readValue(identity, ({ mobile }) => maskedPhone(mobile ?? '')) },
          {
            ...row('wechatBind'),
            value: readValue(wechat, ({ bound, nickname }) =>
              bound ? copy.bound(nickname ?? '') : copy.unbound,
            ),
          },
          row('address'),
        ],
      },
      { heading: copy.groups.safety, rows: [row('privacy'), row('cancel')] },
      { heading: copy.groups.help, rows: [row('help'), row('service'), row('about')] },
    ],
    foot: <SignOut />,
  }
}

export default menuPage({ useMenu: useSettingsMenu })
