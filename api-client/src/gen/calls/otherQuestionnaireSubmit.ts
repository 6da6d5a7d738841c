// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { OtherQuestionnaireSubmitContent, OtherQuestionnaireSubmitRequest } from '../types.ts';

/**
 * Submit a survey: POST other/questionnaireSubmit
 *
 * Submits the answers. A refusal shows the server's message or 提交失败，请稍后再试~.
 */
export function otherQuestionnaireSubmit(gateway: Gateway, request: OtherQuestionnaireSubmitRequest, options?: CallOptions): Promise<OtherQuestionnaireSubmitContent> {
    return gateway.call({ path: 'other/questionnaireSubmit', write: true, log: ['currentPage', 'windowId'] }, request, options);
}

/** other/questionnaireSubmit for a mutation library. */
export function otherQuestionnaireSubmitMutation(gateway: Gateway) {
    return {
        mutationKey: ['other/questionnaireSubmit'] as const,
        mutationFn: (request: OtherQuestionnaireSubmitRequest) => otherQuestionnaireSubmit(gateway, request),
    };
}
