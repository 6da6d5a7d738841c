import { defineFlow, type Step } from '@koo/flow'
import { attackedPages } from '@koo/page/testing/attacks'
import { uploadFile } from '../documents/step.ts'
import { checkFail, checkSuccess, orderChecking, orderSubmitted, submitPass } from './step.ts'

/** The page of a status, for a customer whose application has it: any other customer is led on at once. */
const of = (persona: string, pages: Readonly<Record<string, Step>>) =>
  attackedPages(defineFlow({ id: persona, start: Object.keys(pages)[0] ?? '', pages }), { persona })

of('merchant-submitted', { orderSubmitted })
of('merchant-refused', { checkFail })
of('merchant-approved', { checkSuccess })
of('merchant-reviewing', { orderChecking })
of('merchant-passed', { submitPass, uploadFile })
