import { defineFlow } from '@koo/flow'
import { attackedPages } from '@koo/page/testing/attacks'
import { merchantCredit } from './step.ts'

// Its faces beside the invitation, for customers whose applications have them.
for (const persona of ['merchant-opened', 'merchant-draft'])
  attackedPages(defineFlow({ id: persona, start: 'merchantCredit', pages: { merchantCredit } }), { persona })
