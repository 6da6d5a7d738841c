import { page, type PageDest } from '@koo/flow'
import { about } from './about/step.ts'
import { address } from './address/step.ts'
import { addressEdit } from './addressEdit/step.ts'
import { cancel } from './cancel/step.ts'
import { cancelResult } from './cancelResult/step.ts'
import { changeMobile } from './changeMobile/step.ts'
import { complaint } from './complaint/step.ts'
import { exportInfo } from './export/step.ts'
import { feedback } from './feedback/step.ts'
import { help } from './help/step.ts'
import { helpDetail } from './helpDetail/step.ts'
import { loginAlias } from './loginAlias/step.ts'
import { privacy } from './privacy/step.ts'
import { profile } from './profile/step.ts'
import { service } from './service/step.ts'
import { settings } from './settings/step.ts'
import { wechatBind } from './wechatBind/step.ts'

/** The pages of the account, by their addresses. */
export const pages = {
  login: loginAlias,
  settings,
  profile,
  changeMobile,
  address,
  addressEdit,
  help,
  helpDetail,
  feedback,
  complaint,
  privacy,
  export: exportInfo,
  cancel,
  cancelResult,
  wechatBind,
  service,
  about,
}

/** Page keys of the product, by which other flows lead to a page. */
export const keys = {
  settings: 'settings',
  'personal-data': 'profile',
  address: 'address',
  'help-centre': 'help',
  feedback: 'feedback',
  'customer-service': 'service',
  privacy: 'privacy',
} as const satisfies Readonly<Record<string, keyof typeof pages>>

/** Exits that have the names of the pages to which they lead. */
export const to = <Name extends keyof typeof pages>(...names: readonly Name[]) =>
  // `fromEntries` only knows that names are texts.
  Object.fromEntries(names.map((name) => [name, page(name)])) as { readonly [N in Name]: PageDest<N, {}> }
