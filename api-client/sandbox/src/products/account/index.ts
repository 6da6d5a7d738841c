import type { Domain } from '../../engine/domain.ts'
import { personaOfFreedPhone } from './phones.ts'
import { part } from '../../engine/tweak.ts'
import { accountSeedOf } from '../../people/account/seed.ts'
import { accountHandlers } from './handlers/index.ts'
import type { Others } from './others.ts'
import { accountMagic } from './magic.ts'
import { handleNativeLogin } from './pages/nativeLogin.ts'
import { handleOauthPage } from './pages/oauth.ts'
import { handleWechatPage } from './pages/wechat.ts'
import { accountPersonas } from './personas/index.ts'

/** The account domain: sign-in, account data, complaints, configuration. */
export const account = (others: Others): Domain => ({
  name: 'account',
  title: '账户',
  handlers: accountHandlers(others),
  personas: accountPersonas,
  magic: accountMagic,
  pages: [handleWechatPage, handleOauthPage, handleNativeLogin],
  tweaks: { account: part },
  initialWorld: () => ({
    loginCodes: {},
    freedPhones: [],
    messengerCodes: [],
    nativeLogin: { polls: 0, mobile: null },
    closings: 0,
  }),
  personaOfFreedPhone,
  initialUser: () => ({ codesSent: 0 }),
  viewWorld: ({ closings }) => ({ closings }),
  viewUser: ({ user, persona }) => ({
    codesSent: user.codesSent,
    complaints: user.slices.account?.complaints.length ?? accountSeedOf(persona).complaintsToday,
  }),
})
