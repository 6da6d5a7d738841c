// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gQuestionnaire } from '../guards/Questionnaire.ts';
import type { OtherGetQuestionnaireInfoContent, OtherGetQuestionnaireInfoRequest } from '../types.ts';

/**
 * Survey for a page: POST other/getQuestionnaireInfo
 *
 * The survey of a page: loanApplyPage, loanConfirmPage or leadFlowLoanConfirmPage. Null: none.
 */
export function otherGetQuestionnaireInfo(gateway: Gateway, request: OtherGetQuestionnaireInfoRequest, options?: CallOptions): Reply<OtherGetQuestionnaireInfoContent, never> {
    return gateway.call({ path: 'other/getQuestionnaireInfo', guard: ['?', gQuestionnaire], attempts: 2, log: ['currentPage'] }, request, options);
}

/** other/getQuestionnaireInfo for a query library: the key holds path and request. */
export function otherGetQuestionnaireInfoQuery(gateway: Gateway, request: OtherGetQuestionnaireInfoRequest) {
    return {
        queryKey: ['other/getQuestionnaireInfo', request] as const,
        queryFn: (context: CallOptions) => otherGetQuestionnaireInfo(gateway, request, { signal: context.signal }),
    };
}
