import { defineFlow, type Step } from '@koo/flow'
import { attackedPages } from '@koo/page/testing/attacks'
import { uploadFile } from '../documents/step.ts'
import { checkFail, checkSuccess, orderChecking, orderSubmitted, submitPass } from './step.ts'

/** A page of the progress, opened by a customer whose application has its status; the page leads every other customer on at once. */
const of = (persona: string, pages: Readonly<Record<string, Step>>) =>
  attackedPages(defineFlow({ id: persona, start: Object.keys(pages)[0] ?? '', pages }), { persona })

of('merchant-submitted', { orderSubmitted })
of('merchant-refused', { checkFail })
of('merchant-approved', { checkSuccess })
of('merchant-reviewing', { orderChecking })
of('merchant-passed', { submitPass, uploadFile })
