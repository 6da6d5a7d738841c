import { defineFlow, link, metaRouting, partner, server } from '@koo/flow'
import { checkedSuccess, entryFail } from '@koo/steps/outcome'
import { decided, partnerExits, partnerPages } from '@koo/steps/partner'
import { bindCard, passage } from '@koo/steps/passage'
import { preAssessment } from '@koo/steps/waiting'

/** Credit for the customers of yinlian, a card network: an assessment goes before the application. */
export const yinlian = defineFlow({
  id: 'yinlian',
  theme: 'yinlian',
  start: 'checking',
  order: ['idauth', 'idcarduploading', 'video', 'information'],
  entries: ['loginsuccess', 'loginfail', 'entryfail', 'koocard'],
  pages: {
    ...partnerPages('yinlian', { preAssessed: true }),
    waiting: preAssessment,
    jydCheckedSuccess: checkedSuccess(),
    bindcard: bindCard,
    koocard: passage.with({ title: '开通额度' }),
    entryfail: entryFail,
  },
  exits: {
    ...partnerExits,
    waiting: decided,
    jydCheckedSuccess: partnerExits.checkedsuccess,
    bindcard: { done: server },
    koocard: { done: link('koocard', { replace: true }) },
    entryfail: { leave: partner('QUIT') },
  },
  server: metaRouting({ group: 'channel', pages: { koocard: 'koocard', entryfail: 'entryfail' } }),
})
