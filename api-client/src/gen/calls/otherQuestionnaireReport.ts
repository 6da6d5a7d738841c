// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { OtherQuestionnaireReportContent, OtherQuestionnaireReportRequest } from '../types.ts';

/**
 * Survey was opened: POST other/questionnaireReport
 *
 * Counts that a survey was opened.
 */
export function otherQuestionnaireReport(gateway: Gateway, request: OtherQuestionnaireReportRequest, options?: CallOptions): Reply<OtherQuestionnaireReportContent, never> {
    return gateway.call({ path: 'other/questionnaireReport', write: true, log: ['currentPage', 'windowId'] }, request, options);
}

/** other/questionnaireReport for a mutation library. */
export function otherQuestionnaireReportMutation(gateway: Gateway) {
    return {
        mutationKey: ['other/questionnaireReport'] as const,
        mutationFn: (request: OtherQuestionnaireReportRequest) => otherQuestionnaireReport(gateway, request),
    };
}
