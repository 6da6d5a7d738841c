// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { OtherQuestionnaireSubmitContent, OtherQuestionnaireSubmitRequest } from '../types.ts';

/**
 * Submit a survey: POST other/questionnaireSubmit
 *
 * Submits the answers. A refusal shows the server's message or 提交失败，请稍后再试~.
 * - Result 42121: not possible in the present state; the text says why
 */
export function otherQuestionnaireSubmit(gateway: Gateway, request: OtherQuestionnaireSubmitRequest, options?: CallOptions): Reply<OtherQuestionnaireSubmitContent, 42121> {
    return gateway.call({ path: 'other/questionnaireSubmit', write: true, log: ['currentPage', 'windowId'] }, request, options);
}

/** other/questionnaireSubmit for a mutation library. */
export function otherQuestionnaireSubmitMutation(gateway: Gateway) {
    return {
        mutationKey: ['other/questionnaireSubmit'] as const,
        mutationFn: (request: OtherQuestionnaireSubmitRequest) => otherQuestionnaireSubmit(gateway, request),
    };
}
