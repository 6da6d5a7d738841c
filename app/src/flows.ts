import { pageIdOf, pathOf, type FlowData } from '@koo/flow'
import { signIn } from '@koo/flow-account/sign-in'
import { breakDirectly } from '@koo/flow-break-directly'
import { cashLoan } from '@koo/flow-cash-loan'
import { common } from '@koo/flow-common'
import { dzl } from '@koo/flow-dzl'
import { hami } from '@koo/flow-hami'
import { home } from '@koo/flow-home'
import { kidswant } from '@koo/flow-kidswant'
import { koocard } from '@koo/flow-koocard'
import { maoyan } from '@koo/flow-maoyan'
import { merchantCredit } from '@koo/flow-merchant-credit'
import { siku } from '@koo/flow-siku'
import { yinlian } from '@koo/flow-yinlian'
import { zhuanzhuan } from '@koo/flow-zhuanzhuan'
import { laterPath, type LaterFlow } from '@koo/host/router'

/** The flows that this app knows from the start. Adding one is one line here. */
export const flows: readonly FlowData[] = [
  breakDirectly,
  cashLoan,
  common,
  dzl,
  hami,
  home,
  kidswant,
  koocard,
  maoyan,
  merchantCredit,
  signIn,
  siku,
  yinlian,
  zhuanzhuan,
]

/** Flows of scenes that customers come to from a page: their definitions are not in the first chunk. */
export const laterFlows: readonly LaterFlow[] = [
  {
    id: 'raiseLimit',
    keys: { 'raise-limit-home': 'home', 'raise-limit-result': 'result' },
    load: () => import('@koo/flow-raise-limit').then(({ raiseLimit }) => raiseLimit),
  },
  {
    id: 'merchant',
    keys: { 'merchant-loan': 'loan' },
    load: () => import('@koo/flow-merchant').then(({ merchant }) => merchant),
  },
  {
    id: 'bankCard',
    keys: { 'bank-cards': 'list' },
    load: () => import('@koo/flow-bank-card').then(({ bankCard }) => bankCard),
  },
  {
    id: 'coupon',
    keys: { 'coupon-centre': 'centre', 'my-coupons': 'mine' },
    load: () => import('@koo/flow-coupon').then(({ coupon }) => coupon),
  },
  {
    id: 'repayment',
    keys: { 'repayment-list': 'bills', autopay: 'autopay' },
    load: () => import('@koo/flow-repayment').then(({ repayment }) => repayment),
  },
  {
    id: 'account',
    keys: {
      settings: 'settings',
      'personal-data': 'profile',
      address: 'address',
      'help-centre': 'help',
      feedback: 'feedback',
      'customer-service': 'service',
      privacy: 'privacy',
    },
    load: () => import('@koo/flow-account').then(({ account }) => account),
  },
  {
    id: 'activity',
    keys: { 'sign-in': 'signIn', prizes: 'prizes' },
    load: () => import('@koo/flow-activity').then(({ activity }) => activity),
  },
  {
    id: 'topUp',
    keys: { 'top-up': 'phone', 'top-up-orders': 'orders' },
    load: () => import('@koo/flow-top-up').then(({ topUp }) => topUp),
  },
  {
    id: 'membership',
    keys: { 'vip-centre': 'centre' },
    load: () => import('@koo/flow-membership').then(({ membership }) => membership),
  },
  {
    id: 'message',
    keys: { messages: 'list' },
    load: () => import('@koo/flow-message').then(({ message }) => message),
  },
  {
    id: 'system',
    paths: [
      'middleRedirect',
      'offline',
      'loginCallback',
      'agreement',
      'agreementList',
      'iframe',
      'loadFailed',
    ],
    keys: { offline: 'offline' },
    load: () => import('@koo/flow-system').then(({ system }) => system),
  },
]

/** Page id of the sign-in page, where demo builds show how to sign in. */
export const loginPageId = pageIdOf(signIn, 'login')

/** Address of the sign-in page that returns to `returnTo`, an address of this app with its base. */
export const loginAddress = (returnTo: string) => signIn.href('login', { return: returnTo })

/** The page that opens without a path. */
export const homePath = pathOf(home, home.start)

/** Pages of the flows by their page keys, as paths below the base. */
export const keyedPaths: ReadonlyMap<string, string> = new Map([
  ...flows.flatMap((flow) =>
    Object.entries(flow.keys).map(([key, name]) => [key, pathOf(flow, name)] as const),
  ),
  ...laterFlows.flatMap((flow) =>
    Object.entries(flow.keys).map(([key, name]) => [key, laterPath(flow, name)] as const),
  ),
])
