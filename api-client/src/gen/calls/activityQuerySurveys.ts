// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gQuestionnaire } from '../guards/Questionnaire.ts';
import type { ActivityQuerySurveysContent, ActivityQuerySurveysRequest } from '../types.ts';

/**
 * Surveys: POST activity/querySurveys
 *
 * Surveys that are open (proposed).
 */
export function activityQuerySurveys(gateway: Gateway, request: ActivityQuerySurveysRequest = {}, options?: CallOptions): Reply<ActivityQuerySurveysContent, never> {
    return gateway.call({ path: 'activity/querySurveys', guard: ['list', gQuestionnaire], attempts: 2 }, request, options);
}

/** activity/querySurveys for a query library: the key holds path and request. */
export function activityQuerySurveysQuery(gateway: Gateway, request: ActivityQuerySurveysRequest = {}) {
    return {
        queryKey: ['activity/querySurveys', request] as const,
        queryFn: (context: CallOptions) => activityQuerySurveys(gateway, request, { signal: context.signal }),
    };
}
