import { defineFlow, metaRouting, partner } from '@koo/flow'
import { partnerExits, partnerPages, without } from '@koo/steps/partner'

const { loginsuccess, ...pages } = partnerPages('maoyan', { group: 'creditMaoYan', shows: 'outcome' })

/** Credit for the customers of maoyan, a seller of film tickets. It has calls of its own, and no page for an outcome. */
export const maoyan = defineFlow({
  id: 'maoyan',
  theme: 'maoyan',
  start: 'checking',
  entries: [''],
  pages: {
    '': loginsuccess.with({ title: '猫眼信用' }),
    ...without(pages, 'loginfail', 'contactff', 'checkedsuccess', 'checkedfail'),
  },
  exits: {
    ...without(partnerExits, 'loginsuccess', 'contactff', 'checkedsuccess', 'checkedfail'),
    '': { failed: partner('AUTH_LOGIN_HOOK_FAILURE') },
    result: { ...partnerExits.result, failed: partner('ASSESS_AMOUNT_FAILURE') },
  },
  server: metaRouting({ group: 'creditMaoYan' }),
})
